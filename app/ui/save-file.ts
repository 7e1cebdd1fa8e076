/** Saves a file to the visitor's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the file late.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
