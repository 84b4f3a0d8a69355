import type { Page } from '@playwright/test';

/**
 * The problems of large text on the page: a page wider than its window, a control or heading whose words are cut off or outside the
 * window, and a word broken over lines though it fits. Empty when there is none.
 */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${String(scrollWidth)} px wide in ${String(clientWidth)} px`);
    const content = document.querySelector('main > *') ?? document.body;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(content);
    const column = content.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
      // Text for screen readers alone is in a box of one pixel.
      return element.parentElement?.clientWidth !== 1;
    };
    /** Whether it is inside a horizontal scroller. */
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    /** The edges that hidden overflow sets to its contents. */
    const edgesAround = (element: Element) => {
      let [left, right] = [0, clientWidth];
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement)
        if (['hidden', 'clip'].includes(getComputedStyle(around).overflowX)) {
          const box = around.getBoundingClientRect();
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
      return { left, right };
    };
    const checkWord = (element: Element, word: string, range: Range) => {
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const lines = new Set(pieces.map(({ top }) => Math.round(top))).size;
      const mayBreak = width > column || /[-–/@]./.test(word);
      if (lines > 1 && !mayBreak) found.push(`‘${word}’ of ${nameOf(element)} is in ${String(lines)} pieces`);
      const { left, right } = edgesAround(element);
      const isOutside = pieces.some((piece) => piece.left < left - 1 || piece.right > right + 1);
      if (isOutside && !isScrolled(element)) found.push(`‘${word}’ of ${nameOf(element)} is outside`);
    };

    const textual = 'a, button, label, legend, summary, h1, h2, h3, dt, dd, [role="status"], [role="alert"], [role="menuitem"]';
    for (const element of document.querySelectorAll(textual)) {
      if (!isVisible(element) || element.closest('[aria-hidden="true"]')) continue;
      const { display, overflowX } = getComputedStyle(element);
      // The count badge of the Cart link overlaps its edge.
      const isOverEdge = element.querySelector('[data-count]') !== null;
      if (display !== 'inline' && overflowX !== 'auto' && !isOverEdge && element.scrollWidth > element.clientWidth + 1)
        found.push(`${nameOf(element)} is cut off: ${String(element.scrollWidth)} px in ${String(element.clientWidth)}`);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement || !isVisible(text.parentElement)) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          checkWord(element, word, range);
        }
      }
    }
    return [...new Set(found)];
  });
}
