const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A valid 1×1 PNG, followed by `padding` bytes to reach a given size. */
export function pngFile(name = 'nadia.png', padding = 0): File {
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return new File([bytes, new Uint8Array(padding)], name, { type: 'image/png' });
}

/** Sets the native `files` list, so that the browser's constraint validation sees the file. Without one it is empty. */
export function chooseFile(field: HTMLElement, file?: File): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('Not a file field.');
  const chosen = new DataTransfer();
  if (file) chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
