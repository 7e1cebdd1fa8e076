import { mediaSourceSet, readMediaAddress } from '../../../shared/media-address.ts';

/** Width of the column in which articles are set, in pixels: `--measure` of tokens.css. */
const column = 616;

/**
 * All pictures but the first load when a reader comes near them. Those of the media library get a choice of widths
 * and their size. Relies on the one way in which the sanitiser writes tags.
 */
export function lazyPictures(html: string): string {
  let seen = 0;
  return html.replaceAll(/<img ([^>]*)>/g, (_tag, attributes: string) => {
    seen += 1;
    const lazy = seen === 1 ? '' : 'loading="lazy" decoding="async" ';
    return `<img ${lazy}${attributes}${libraryAttributes(attributes)}>`;
  });
}

/** The attributes that a library picture lacks: widths to choose from, and its size or proportion. */
function libraryAttributes(attributes: string): string {
  const source = /^src="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const picture = readMediaAddress(source);
  if (!picture) return '';
  const [, number, unit] = / width="(\d+)(%?)"/.exec(attributes) ?? [];
  const sources = mediaSourceSet(source);
  const choice = sources ? ` srcset="${sources}" sizes="${displayWidth(picture.width, number, unit)}"` : '';
  // A width in percent tells the browser no proportion.
  if (unit === '%') return `${choice} style="aspect-ratio: ${picture.width} / ${picture.height}"`;
  if (/ height="/.test(attributes)) return choice;
  if (number === undefined) return `${choice} width="${picture.width}" height="${picture.height}"`;
  return `${choice} height="${Math.round((Number(number) * picture.height) / picture.width)}"`;
}

/** The value of `sizes`: the picture's own width or its share of the column. */
function displayWidth(own: number, number: string | undefined, unit: string | undefined): string {
  const share = unit === '%' ? Math.min(Number(number), 100) / 100 : 1;
  const most = unit === '%' ? share * column : Math.min(Number(number ?? own), column);
  return `min(${Math.round(most)}px, ${Math.round(share * 100)}vw)`;
}
