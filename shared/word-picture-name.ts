import type { Picture } from './rich-text/blocks.ts';

/** By this property a Word file is known again as one that the site wrote, and its headings and pictures as what they were. */
export const ownProperty = 'WrittenAs';

/** The style of words that stand for a picture which is not in the file. */
export const pictureAddressStyle = 'PictureAddress';

/** The name of a drawing, which Word keeps and shows nobody: where the picture is on the site, and how wide it is there. */
export function pictureName({ src, width, height }: Picture): string {
  return `${src} ${width || '-'} ${height || '-'}`;
}

const beside = '-';

/** The same of a picture whose address stands beside it, and would make a name too long. */
export const pictureSizes = (picture: Picture) => pictureName({ ...picture, src: beside });

/** What a drawing's name says, its address being `target` where it has none; undefined where it is no such name. */
export function readPictureName(
  name: string,
  target = '',
): Pick<Picture, 'src' | 'width' | 'height'> | undefined {
  const [, src, width, height] = /^(.+) (-|\d{1,5}%?) (-|\d{1,5})$/.exec(name) ?? [];
  if (src === undefined || width === undefined || height === undefined) return undefined;
  return {
    src: src === beside ? target : src,
    width: width.replace('-', ''),
    height: height.replace('-', ''),
  };
}
