/** Gives the person a file by a click on a link that is never shown. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
