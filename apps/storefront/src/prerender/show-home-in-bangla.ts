/** What the prerendered home, which is English, needs to be in Bangla. URLs are relative to the page. */
export interface HomeInBangla {
  /** Each English text and attribute value with its translation. */
  texts: readonly (readonly [english: string, bangla: string])[];
  /** The style sheet of the type in Bangla. */
  style: string;
  /** The chunk of all texts in Bangla. The application imports it. */
  catalogue: string;
}

/**
 * Translates the prerendered home and the start notices in place, then shows home as soon as its type and its font are there: text that swaps its
 * font would move. Runs as a script of its own, which load-app.ts imports: its source is copied, so it must not reference anything outside itself.
 */
export function showHomeInBangla({ texts, style, catalogue }: HomeInBangla): void {
  const page = document.documentElement;
  const link = (rel: string, href: string) => {
    const element = Object.assign(document.createElement('link'), { rel, href });
    document.head.append(element);
    return element;
  };
  const prerendered = () => document.querySelector('[data-prerendered]');
  const translate = () => {
    // The application has been faster, perhaps in English: a category may have the name of a link.
    if (!prerendered()) return;
    const translations = new Map<string | null, string>(texts);
    const nodes = document.createTreeWalker(document.body);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      for (const part of node instanceof Element ? node.attributes : [node]) {
        const translation = translations.get(part.nodeValue);
        if (translation) part.nodeValue = translation;
      }
    }
  };
  const show = () => {
    if (!prerendered()) return;
    page.lang = 'bn';
    delete page.dataset['language'];
  };
  const styleSheet = link('stylesheet', style);
  const styled = new Promise((resolve) => (styleSheet.onload = styleSheet.onerror = resolve));
  const parsed = document.readyState === 'loading' && new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const translated = Promise.all([parsed]).then(translate);
  const isReady = Promise.all([translated, styled, document.fonts.load('1em Anek Bangla', 'ক')]);
  isReady.then(show, show).finally(() => link('modulepreload', catalogue));
  // On slow lines the font swaps.
  void translated.then(() => setTimeout(show, 3000));
}
