const bengaliLetter = /[\u0980-\u09f1\u09f4-\u09fe]/;

/** The Bengali texts of the document, without those in text fields and hidden ones, that no element with `lang="bn"` contains. */
export function unmarkedBengali(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (!bengaliLetter.test(nodeValue ?? '') || parentElement?.closest('script, style, textarea, [hidden], :lang(bn)')) continue;
    unmarked.push(nodeValue ?? '');
  }
  return unmarked;
}
