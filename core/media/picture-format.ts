export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** `master` is never sent: the other formats are derived from it. */
export type FileFormat = PictureFormat | 'master';

/** The formats that can be uploaded. */
export type UploadFormat = PictureFormat | 'gif';

/** Detects the format from the first bytes, not the file name. Undefined for unsupported files. */
export function pictureFormat(bytes: Uint8Array): UploadFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  // The AVIF brand comes first or is one of the compatible brands (ISO/IEC 23000-22).
  const box = /^.{4}ftyp(?<brand>.{4}).{4}(?<compatible>.*)/s.exec(head)?.groups;
  if (box && /^avi[fs]$/.test(box.brand ?? '')) return 'avif';
  return box?.brand === 'mif1' && box.compatible?.includes('avif') ? 'avif' : undefined;
}
