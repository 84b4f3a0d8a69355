const pictureMarkup = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#c8642b"/></svg>';
export const createPicture = (name: string) => new File([pictureMarkup], name, { type: 'image/svg+xml' });
function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}
export const dropOf = (file: File) => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(file) });
export const pasteOf = (file: File) => new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(file) });
