import type { Picture } from './rich-text/blocks.ts';

/** By this property a Word file is known again as one that the site wrote, and its headings and pictures as what they were. */
export const ownProperty = 'WrittenAs';

/** The style of words that stand for a picture which is not in the file. */
export const pictureAddressStyle = 'PictureAddress';

/** The name of a drawing, which Word keeps and shows nobody: where the picture is on the site, and how wide it is there. */
export function pictureName({ src, width, height }: Picture): string {
  return `${src} ${width || '-'} ${height || '-'}`;
}

/** What a drawing's name says; undefined where it is no such name. */
export function readPictureName(name: string): Pick<Picture, 'src' | 'width' | 'height'> | undefined {
  const [, src, width, height] = /^(.+) (-|\d{1,5}%?) (-|\d{1,5})$/.exec(name) ?? [];
  if (src === undefined || width === undefined || height === undefined) return undefined;
  return { src, width: width.replace('-', ''), height: height.replace('-', '') };
}
