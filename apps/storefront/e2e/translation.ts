declare global {
  interface Window {
    pageTranslation: {
      /** Translates the page from now on. */
      start(): void;
      /** What React has changed since the last call in texts that the page no longer shows. */
      drainProblems(): string[];
    };
  }
}

/**
 * An init script. Changes the page as the translation of Chrome does: each text is replaced by a copy in two `font` elements, so React keeps nodes that are no
 * longer in the page. The copies are not in another language: tests find them by the words of the shop.
 */
export function installTranslation(): void {
  const untranslated = 'script, style, noscript, textarea, svg, [translate="no"], font';
  const replaced = new WeakSet<Text>();
  const problems: string[] = [];
  const font = (content: Node) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    return element;
  };
  const translate = (root: Node) => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!(text instanceof Text) || !parent || text.data.trim() === '' || parent.closest(untranslated)) continue;
      replaced.add(text);
      text.replaceWith(font(font(document.createTextNode(text.data))));
    }
  };
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own,
    set(this: Node, value: string | null) {
      if (this instanceof Text && replaced.has(this)) problems.push(`‘${this.data}’ stays on the page, instead of ‘${String(value)}’`);
      own?.set?.call(this, value);
    },
  });
  window.pageTranslation = {
    start() {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) for (const node of addedNodes.length > 0 ? addedNodes : [target]) translate(node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    drainProblems: () => problems.splice(0),
  };
}
