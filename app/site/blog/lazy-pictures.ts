import { mediaSourceSet, readMediaAddress } from '../../../shared/media-address.ts';

/** Width of the column in which articles are set, in pixels: `--measure` of tokens.css. */
const column = 616;

/**
 * A sanitised body whose pictures, but for the first, are fetched when a reader comes near them: an
 * imported article can hold dozens. Pictures of the media library come in the width they are shown in, and the text
 * keeps the place for them. The sanitiser writes every picture's tag in this one way.
 */
export function lazyPictures(html: string): string {
  let seen = 0;
  return html.replaceAll(/<img ([^>]*)>/g, (_tag, attributes: string) => {
    seen += 1;
    const lazy = seen === 1 ? '' : 'loading="lazy" decoding="async" ';
    return `<img ${lazy}${attributes}${libraryAttributes(attributes)}>`;
  });
}

/** What a tag of a library picture lacks: its choice of widths, and its size or proportion. */
function libraryAttributes(attributes: string): string {
  const source = /^src="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const picture = readMediaAddress(source);
  if (!picture) return '';
  const [, number, unit] = / width="(\d+)(%?)"/.exec(attributes) ?? [];
  const sources = mediaSourceSet(source);
  const choice = sources ? ` srcset="${sources}" sizes="${shownWidth(picture.width, number, unit)}"` : '';
  // A percentage tells the browser no proportion, so that comes as a style (height is `auto` in articles).
  if (unit === '%') return `${choice} style="aspect-ratio: ${picture.width} / ${picture.height}"`;
  if (/ height="/.test(attributes)) return choice;
  if (number === undefined) return `${choice} width="${picture.width}" height="${picture.height}"`;
  return `${choice} height="${Math.round((Number(number) * picture.height) / picture.width)}"`;
}

/** How wide a picture is shown, for the browser to choose by: its own width or its share of the column's. */
function shownWidth(own: number, number: string | undefined, unit: string | undefined): string {
  const share = unit === '%' ? Math.min(Number(number), 100) / 100 : 1;
  const most = unit === '%' ? share * column : Math.min(Number(number ?? own), column);
  return `min(${Math.round(most)}px, ${Math.round(share * 100)}vw)`;
}
