import type { Core } from '../../../core/core.ts';
import { catalogs, type Messages } from '../../../messages/catalogs.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { type PublicPage, publicPages } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import { revisedText, splitBrand } from '../../ui/marked-text.ts';
import { postTitle } from '../blog/post-text.ts';
import type { Route } from './+types/share-picture-route';
import { balanceLines, caretPath, wrapLines } from './picture-text.ts';
import { plainText, xmlText } from './text-response.ts';

/** Characters by width, in thousandths of the font size. */
const glyphWidths: Readonly<Record<number, string>> = {
  180: "'",
  200: '·',
  220: ',.‘‚',
  240: ' j|¡¦ĵ’‹',
  260: '!:lĺļľ›',
  280: '()-;i¹ìíîïĩīĭį',
  300: '[]{}ł',
  320: '"³ŀ',
  340: 'ItÌÍÎÏĨĪĬĮİ',
  360: 'r²ţťŧ',
  380: 's°ŕŗř„',
  400: '*/J\\Ĵśŝşš“”•',
  420: '_«¿',
  440: 'cfz»ç',
  460: '?eªºèéêëćĉċčźżž–',
  480: 'ag¤àáâãäåēĕėęě',
  500: '`y¨¯´¸ýÿāăąĝğġģıĲĳŉſ†',
  520: 'ovòóôõö',
  540: 'qxðø',
  560: '+<=>S^bdkpu~§¬®±×÷ùúûüþķĸŋōŏőŚŜŞŠũūŭůűųŷ−',
  580: 'hnñďđĥħńņň',
  600: '#$0123456789F¢£¥µ¶€',
  620: 'LPÞßĹĻĽĿŁ—',
  640: 'BZŹŻŽ',
  660: 'EÈÉÊËĒĔĖĘĚ…',
  680: 'RŔŖŘ',
  700: 'CTVYÇÝŢŤŦŶŸŸ',
  720: '&AX¾ÀÁÂÃÄÅĀĂĄĆĈĊČ',
  740: 'Kw¼æĶ',
  760: 'DGÐĎĜĞĠĢ',
  780: 'NOQU½ÑÒÓÔÕÖØÙÚÛÜĐŃŅŇŊŨŪŬŮŰŲŵ',
  800: '%HĤŌŎŐ',
  820: 'Ħ™',
  860: 'm©œœ',
  880: '@',
  1000: 'MWŴ',
  1020: 'Æ',
  1080: 'ŒŒ',
};

const widths = new Map(
  Object.entries(glyphWidths).flatMap(([width, glyphs]) =>
    [...glyphs].map((glyph) => [glyph, Number(width) / 1000] as const),
  ),
);

/** These characters are about as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Returns a text's width at font size 1, at least the drawn width. */
function textWidth(text: string): number {
  let width = 0;
  for (const glyph of text) width += widths.get(glyph) ?? (wide.test(glyph) ? 1.05 : 0.66);
  return width;
}

const margin = 88;
const measure = 1200 - 2 * margin;
const rule = 470;

/** Font sizes in px, with the number of lines that fit above the rule. */
const sizes = [
  { size: 112, lines: 2 },
  { size: 96, lines: 3 },
  { size: 80, lines: 4 },
  { size: 66, lines: 5 },
  { size: 54, lines: 6 },
] as const;

const smallest = { size: 54, lines: 6 };

/** Line height relative to the font size. */
const leading = 1.06;
const tracking = -0.02;

const face = 'font-family="Newsreader 16pt"';

/** Returns the title's lines at the largest size that fits. Very long titles are cut. */
function setTitle(title: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of sizes) {
    const lines = balanceLines(title, measure / size, textWidth);
    if (lines.length <= most) return { size, lines };
  }
  const room = measure / smallest.size;
  const lines = wrapLines(title, room, textWidth).slice(0, smallest.lines);
  const last = [...(lines.pop() ?? '')];
  while (textWidth(`${last.join('')}…`) > room) last.pop();
  return { size: smallest.size, lines: [...lines, `${last.join('').trimEnd()}…`] };
}

/** Returns the brand with the last two words underlined, as in the site's header. */
function signature(brand: string): string {
  const size = 34;
  const [text = ''] = wrapLines(brand, (measure * 0.8) / size, textWidth);
  const [start, end] = splitBrand(text);
  const from = margin + textWidth(start) * size;
  const to = from + (textWidth(end) + 0.4) * size;
  return `<text x="${margin}" y="577" ${face} font-size="${size}" fill="#14171f">${xmlText(start)}</text>
<text x="${from}" y="577" ${face} font-size="${size}" fill="#14171f">${xmlText(end)}</text>
<path d="M${from} 588H${to}" stroke="#14171f" stroke-width="2"/>`;
}

/** Returns an SVG of 1200 × 630 px. */
export function sharePicture({ title, brand }: { title: string; brand: string }): string {
  const { size, lines } = setTitle(title);
  const set = lines.map(
    (line, index) =>
      `<text x="${margin - size * 0.03}" y="${Math.round(72 + size * (0.82 + index * leading))}">${xmlText(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#f7f3ea"/>
<g ${face} font-size="${size}" letter-spacing="${size * tracking}" fill="#14171f">
${set.join('\n')}
</g>
<path d="M${margin} ${rule}H${1200 - margin}" stroke="#14171f" stroke-opacity=".3" stroke-width="1.5"/>
<path transform="translate(${margin + measure / 4} ${rule - 1}) scale(.9)" d="${caretPath}" fill="#9e1b22"/>
${signature(brand)}
</svg>`;
}

/** `/share-pictures/{language}/{path}.png`: a share image with the title of a public page or published post. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { core, drawPicture } = context.get(pageContext);
  const locale = locales.find((known) => known === params.locale);
  const name = /^(.+)\.png$/.exec(params['*'])?.[1];
  const title = locale && name && (await titleOf(core, name, locale));
  if (!title) return plainText('Not found', { status: 404 });
  const { brand } = await core.settings.get();
  const png = await drawPicture(sharePicture({ title, brand }));
  if (!png) return plainText('Too many images at once', { status: 503, headers: { 'Retry-After': '5' } });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

async function titleOf(core: Core, name: string, locale: Locale): Promise<string | undefined> {
  const page = publicPages.find(({ path }) =>
    paths.sharePicture(path, locale).endsWith(`/${locale}/${name}.png`),
  );
  if (page) return pageTitle(page.name, catalogs[locale]);
  const slug = /^blog\/([^/]+)$/.exec(name)?.[1];
  if (slug === undefined) return undefined;
  // Drafts are excluded, because the cached image is public.
  const found = await core.posts.get({ owner: false }, slug);
  return found.ok && found.value.post ? postTitle(found.value.post, locale) : undefined;
}

/** Returns the headline of the home page, or the title of another page without the brand, which the image already shows. */
function pageTitle(name: PublicPage['name'], { home, meta }: Messages): string {
  return name === 'home' ? revisedText(home.hero.edit) : meta[name].title.replace(/\s*\|\s*\{brand\}$/, '');
}
