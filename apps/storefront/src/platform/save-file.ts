/** Downloads a file by clicking a temporary link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
