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

/** What a file field takes: an iPhone that is asked for these makes a JPEG of its own kind of photo. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Whether a file is a photo as iPhones keep it, which no decoder of the site reads and hardly a browser shows. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.(hei[cf]|hif)$/i.test(name);
}

/** Whether a file may be a picture by its name: one that ends as another kind of file does (`.html`, `.svg`, `.zip`) may not. */
export function isPictureName(name: string): boolean {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending === undefined || /^\d+$/.test(ending) || pictureEndings.has(ending);
}
