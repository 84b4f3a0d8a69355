/**
 * Translates the prerendered home and the start notices in place, and shows home, as soon as its type and its fonts are there: text that swaps its
 * font would move. Runs as a script of its own, which load-app.ts imports: its source is copied, so it must not reference anything outside itself.
 * @param english The English texts and attribute values, one per line.
 * @param bangla Their translations, on the same lines.
 * @param style The style sheet of the type in Bangla. URLs are relative to the page.
 * @param catalogue The chunk of all texts in Bangla. The application imports it.
 */
export function showHomeInBangla(english: string, bangla: string, style: string, catalogue: string): void {
  const page = document;
  const root = page.documentElement;
  const texts: (string | null)[] = english.split('\n');
  const translations = bangla.split('\n');
  const load = (rel: string, href: string) =>
    new Promise((resolve) => page.head.append(Object.assign(page.createElement('link'), { rel, href, onload: resolve, onerror: resolve })));
  const show = () => {
    // The application has been faster, perhaps in English: a category may have the name of a link.
    if (!page.querySelector('[data-prerendered]')) return;
    const nodes = page.createTreeWalker(page.body);
    while (nodes.nextNode()) {
      const node: Node & { attributes?: NamedNodeMap } = nodes.currentNode;
      for (const part of node.attributes || [node]) {
        const translation = translations[texts.indexOf(part.nodeValue)];
        if (translation) part.nodeValue = translation;
      }
    }
    root.lang = 'bn';
    delete root.dataset['language'];
  };
  void Promise.all([load('stylesheet', style), page.fonts.load('1em Anek Bangla', 'ক')])
    .finally(() => {
      show();
      void load('modulepreload', catalogue);
    })
    // The browser blocks fonts.
    .catch(() => undefined);
  // On slow lines the font swaps.
  setTimeout(show, 3000);
}
