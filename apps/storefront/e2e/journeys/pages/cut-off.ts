import type { Page } from '@playwright/test';

/**
 * Layout problems of large text: a page wider than the viewport, a control or heading with clipped words or words outside the
 * viewport, and a word that is broken although it fits into a line.
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

    /** Visually hidden text is in a box of one pixel. */
    const isInPixel = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isInPixel(element.parentElement));
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
      return !isInPixel(element.parentElement);
    };
    /** Whether the element is inside a horizontal scroll container. */
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    /** The horizontal range that ancestors with hidden overflow leave visible. */
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
    /** The width of the line that an amount could take. */
    const lineAround = (element: Element): number => {
      const { display, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      if (display.startsWith('inline') && element.parentElement) return lineAround(element.parentElement);
      return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    };
    const checkWord = (element: Element, word: string, range: Range) => {
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      const lines = new Set(pieces.map(({ top }) => Math.round(top))).size;
      const line = /(\p{Nd}.*){9}/u.test(word) ? lineAround(element) : column;
      // A heading is as large as its longest word allows.
      const mayBreak = (width > line - 1 && element.closest('h1, h2, h3') === null) || /[-–/@]./u.test(word);
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
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !isVisible(element)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        checkWord(element, word, range);
      }
    }
    return [...new Set(found)];
  });
}

/** Texts cut after some lines, in which a sign is higher than the box above the first baseline. */
export function clippedSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return ['no canvas'];
    const clamped = [...document.querySelectorAll('main *')].filter((element) => getComputedStyle(element).webkitLineClamp !== 'none');
    return clamped.flatMap((element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const text = element.textContent ?? '';
      const { actualBoundingBoxAscent: ink } = context.measureText(text);
      // An empty inline block sits on the baseline.
      const marker = document.createElement('span');
      marker.style.display = 'inline-block';
      element.prepend(marker);
      const room = marker.getBoundingClientRect().bottom - element.getBoundingClientRect().top - element.clientTop;
      marker.remove();
      return ink > room + 0.5 ? [`“${text.slice(0, 40)}”: ${ink.toFixed(1)} px of ink in ${room.toFixed(1)} px`] : [];
    });
  });
}
