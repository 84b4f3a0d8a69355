/** Whether a text, broken where the style of its field allows it, is larger than the box of the field. */
export function isCut(field: HTMLInputElement | HTMLSelectElement, text: string): boolean {
  const { font, whiteSpace, overflowWrap, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(field);
  const width = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const height = field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const copy = document.createElement('div');
  Object.assign(copy.style, { position: 'absolute', width: `${String(width)}px`, font, whiteSpace, overflowWrap });
  copy.textContent = text;
  document.body.append(copy);
  const { scrollWidth, offsetHeight } = copy;
  copy.remove();
  return scrollWidth > Math.ceil(width) || offsetHeight > Math.ceil(height);
}

/** Whether the text of the chosen option is cut. */
export const isChoiceCut = (select: HTMLSelectElement) => isCut(select, select.selectedOptions[0]?.text ?? '');
