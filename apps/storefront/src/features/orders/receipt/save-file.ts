/** Downloads a PDF by clicking a temporary link. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
