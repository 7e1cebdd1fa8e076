/** What the names of pictures end in that the library takes; cameras and browsers have several for JPEG. */
const pictureEndings = new Set(
  ['jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp'].concat([
    'png',
    'apng',
    'webp',
    'avif',
    'avifs',
    'gif',
  ]),
);

/** Whether a file may be a picture by its name: one that ends as another kind of file does (`.html`, `.svg`, `.zip`) may not. */
export function isPictureName(name: string): boolean {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending === undefined || /^\d+$/.test(ending) || pictureEndings.has(ending);
}
