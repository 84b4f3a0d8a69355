import scriptUrl from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';

interface Mermaid {
  initialize(options: { startOnLoad: boolean; fontFamily: string; state: { useMaxWidth: boolean } }): void;
  render(id: string, text: string): Promise<{ svg: string }>;
}

declare global {
  interface Window {
    /** Defined by the script, which is not a module. */
    mermaid?: Mermaid;
  }
}

/** Resolves to Mermaid once its script has run; rejects when the script cannot be loaded. */
export const mermaidLoaded = new Promise<Mermaid>((resolve, reject) => {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.addEventListener('error', () => reject(new Error('Mermaid could not be loaded.')));
  script.addEventListener('load', () => {
    window.mermaid?.initialize({ startOnLoad: false, fontFamily: 'inherit', state: { useMaxWidth: false } });
    if (window.mermaid) resolve(window.mermaid);
  });
  document.head.append(script);
});
