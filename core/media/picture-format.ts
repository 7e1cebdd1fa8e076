export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** `master` is never sent: the other formats are derived from it. */
export type FileFormat = PictureFormat | 'master';

/** Forms that an upload can have. */
export type UploadFormat = PictureFormat | 'gif';

/** What a file is by its first bytes, whatever it is called; undefined for anything that is no picture of ours. */
export function pictureFormat(bytes: Uint8Array): UploadFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  // ISO/IEC 23000-22: the brand stands first, or among those that the file is compatible with.
  const box = /^.{4}ftyp(?<brand>.{4}).{4}(?<compatible>.*)/s.exec(head)?.groups;
  if (box && /^avi[fs]$/.test(box.brand ?? '')) return 'avif';
  return box?.brand === 'mif1' && box.compatible?.includes('avif') ? 'avif' : undefined;
}
