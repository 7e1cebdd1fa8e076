import type { Core } from '../../../core/core.ts';
import { catalogs } from '../../../messages/catalogs.ts';
import { plural } from '../../../messages/fill.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { publicPages, services } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import { type EditPart, parseEdit, revisedText, splitBrand } from '../../ui/marked-text.ts';
import { postTitle } from '../blog/post-text.ts';
import type { Route } from './+types/share-picture-route';
import { balanceLines, sharedEdit, strikePath, wrapLines } from './picture-text.ts';
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
const rule = 506;

/** Font sizes in px, from a short title to a long one. */
const sizes = [128, 114, 98, 84, 72, 62, 54, 48];
const smallest = { size: 48, lines: 7 };

/** All lengths below are relative to the font size. */
const tracking = -0.034;
const leading = { plain: 1.02, edited: 1.66 };
const ascent = { plain: 0.76, edited: 1.57 };
const descent = 0.27;

const face = 'font-family="Newsreader 16pt"';

const grounds = {
  paper: { paper: '#f7f3ea', ink: '#14171f', graphite: '#464952', struck: '#818180', mark: '#9e1b22' },
  leaf: { paper: '#eee7d8', ink: '#14171f', graphite: '#464952', struck: '#818180', mark: '#9e1b22' },
  ink: { paper: '#14171f', ink: '#f7f3ea', graphite: '#bfbab0', struck: '#8f8d88', mark: '#f29b90' },
};

type Colors = (typeof grounds)[keyof typeof grounds];

/** A title with one private-use character per edit, so that lines never break inside an edit. */
interface SetTitle {
  size: number;
  lines: { text: string; y: number }[];
  marks: EditPart[];
}

const firstMark = 0xe000;
const markCharacter = /([\ue000-\uf8ff])/;

function markAt(glyph: string, marks: EditPart[]): EditPart | undefined {
  return marks[(glyph.codePointAt(0) ?? 0) - firstMark];
}

function titleWidth(text: string): number {
  let width = 0;
  for (const glyph of text) width += textWidth(glyph) + tracking;
  return width;
}

interface Run {
  text: string;
  mark: EditPart | undefined;
  x: number;
}

/** Places a line's text and edits. Inserted text is above the line, so it may be wider than the struck text. */
function placeRuns(line: string, marks: EditPart[]): { runs: Run[]; width: number } {
  let x = 0;
  let above = 0;
  const runs = line
    .split(markCharacter)
    .filter(Boolean)
    .map((text): Run => {
      const mark = markAt(text, marks);
      if (mark?.kind !== 'replaced') {
        const run = { text: mark?.text ?? text, mark, x };
        x += titleWidth(run.text);
        return run;
      }
      const run = { text: mark.struck, mark, x: Math.max(x, above) };
      x = run.x + titleWidth(mark.struck);
      // The italics are at most this wide.
      above = run.x + 0.16 + 0.95 * textWidth(mark.inserted);
      return run;
    });
  return { runs, width: Math.max(x, above) };
}

/** Returns the baselines of lines that end above the rule, from the first. */
function baselines(lines: string[], size: number, isEdited: (line: string) => boolean) {
  let y = rule - 44 - descent * size;
  const set = lines.toReversed().map((text) => {
    const line = { text, y: Math.round(y) };
    y -= leading[isEdited(text) ? 'edited' : 'plain'] * size;
    return line;
  });
  return set.reverse();
}

/** Sets a title in the largest size that fits. Very long titles lose their edits and are cut. */
function setTitle(title: string): SetTitle {
  const marks: EditPart[] = [];
  const text = parseEdit(title.replace(/[\ue000-\uf8ff]/g, ''))
    .map((part) =>
      part.kind === 'plain' ? part.text : String.fromCharCode(firstMark - 1 + marks.push(part)),
    )
    .join('');
  const widthOf = (line: string) => placeRuns(line, marks).width;
  const isEdited = (line: string) => [...line].some((glyph) => markAt(glyph, marks)?.kind === 'replaced');
  for (const size of sizes) {
    const room = measure / size;
    const broken = text.split('\n').flatMap((part) => balanceLines(part, room, widthOf));
    const lines = baselines(broken, size, isEdited);
    const [first] = lines;
    const top = first && first.y - ascent[isEdited(first.text) ? 'edited' : 'plain'] * size;
    if (top && top >= 56 && broken.every((line) => widthOf(line) <= room)) return { size, lines, marks };
  }
  if (marks.length > 0) return setTitle(revisedText(title));
  const room = measure / smallest.size;
  const lines = wrapLines(title, room, widthOf);
  const last = [...(lines[smallest.lines - 1] ?? '')];
  while (widthOf(`${last.join('')}…`) > room) last.pop();
  const cut = [...lines.slice(0, smallest.lines - 1), `${last.join('').trimEnd()}…`];
  return { size: smallest.size, lines: baselines(cut, smallest.size, () => false), marks };
}

/** Draws a line. Text next to an edit is as wide as planned, so that the marks meet it. */
function drawLine(
  { text: line, y }: { text: string; y: number },
  { size, marks }: SetTitle,
  colors: Colors,
): string {
  const left = margin - 4;
  const px = (length: number) => Math.round(length * size * 10) / 10;
  const { runs } = placeRuns(line, marks);
  if (runs.every(({ mark }) => !mark)) return `<text x="${left}" y="${y}">${xmlText(line)}</text>`;
  return runs
    .map(({ text, mark, x }) => {
      const words = text.trim();
      const width = titleWidth(words);
      const from = left + px(x + titleWidth(text) - titleWidth(text.trimStart()));
      const write = (more = '') =>
        `<text textLength="${px(width)}" x="${from}" y="${y}"${more}>${xmlText(words)}</text>`;
      if (!words) return '';
      if (!mark) return write();
      if (mark.kind === 'inserted') return write(` font-style="italic" fill="${colors.mark}"`);
      if (mark.kind === 'stet')
        return `${write()}<path d="M${from + px(0.06)} ${y + px(0.2)}h${px(width - 0.1)}" stroke="${colors.mark}" stroke-width="${px(0.08)}" stroke-linecap="round" stroke-dasharray="0 ${px(0.2)}"/>`;
      const struck = `${write(` fill="${colors.struck}"`)}
<path transform="translate(${from - px(0.05)} ${y - px(0.29)}) scale(${px(width + 0.14) / 300} ${px(0.011)})" d="${strikePath}" fill="${colors.mark}"/>`;
      if (mark.kind !== 'replaced') return struck;
      const place = [from + px(0.16), y - px(0.81)];
      return `${struck}
<text transform="translate(${place}) rotate(-1.8)" font-style="italic" font-size="${px(0.9)}" fill="${colors.mark}">${xmlText(mark.inserted)}</text>`;
    })
    .join('');
}

/** Returns the brand with the last two words underlined, as in the site's header, and the label if it fits. */
function signature(brand: string, label: string, { ink, graphite }: Colors): string {
  const size = 34;
  const [text = ''] = wrapLines(brand, (measure * 0.8) / size, textWidth);
  const [start, end] = splitBrand(text);
  const from = margin + textWidth(start) * size;
  const to = from + (textWidth(end) + 0.4) * size;
  // The sans serif is at most 1.15 times as wide.
  const fits = to + 40 + textWidth(label) * 1.15 * 25 <= 1200 - margin;
  return `<text x="${margin}" y="577" ${face} font-size="${size}" fill="${ink}">${xmlText(start)}</text>
<text x="${from}" y="577" ${face} font-size="${size}" fill="${ink}">${xmlText(end)}</text>
<path d="M${from} 589H${to}" stroke="${ink}" stroke-width="2"/>
${fits ? `<text x="${1200 - margin}" y="577" text-anchor="end" font-family="Instrument Sans" font-size="25" fill="${graphite}">${xmlText(label)}</text>` : ''}`;
}

interface SharePicture {
  /** With an edit in `parseEdit`'s notation, if there is one, and line breaks. */
  title: string;
  brand: string;
  label: string;
  ground: keyof typeof grounds;
}

/** Returns an SVG of 1200 × 630 px. */
export function sharePicture({ title, brand, label, ground }: SharePicture): string {
  const colors = grounds[ground];
  const set = setTitle(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${colors.paper}"/>
<g ${face} font-size="${set.size}" letter-spacing="${set.size * tracking}" fill="${colors.ink}">
${set.lines.map((line) => drawLine(line, set, colors)).join('\n')}
</g>
<path d="M${margin} ${rule}H${1200 - margin}" stroke="${colors.ink}" stroke-opacity=".2" stroke-width="1.5"/>
${signature(brand, label, colors)}
</svg>`;
}

/** `/share-pictures/{language}/{path}.png`: a share image with the title of a public page or published post. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { core, drawPicture } = context.get(pageContext);
  const locale = locales.find((known) => known === params.locale);
  const name = /^(.+)\.png$/.exec(params['*'])?.[1];
  const words = locale && name && (await wordsOf(core, name, locale));
  if (!words) return plainText('Not found', { status: 404 });
  const { brand } = await core.settings.get();
  const png = await drawPicture(sharePicture({ ...words, brand }));
  if (!png) return plainText('Too many images at once', { status: 503, headers: { 'Retry-After': '5' } });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

async function wordsOf(
  core: Core,
  name: string,
  locale: Locale,
): Promise<Omit<SharePicture, 'brand'> | undefined> {
  const messages = catalogs[locale];
  const page = publicPages.find(({ path }) =>
    paths.sharePicture(path, locale).endsWith(`/${locale}/${name}.png`),
  );
  if (page) {
    const service = services.find(({ key }) => key === page.name);
    return {
      // Without the brand, which the image already shows.
      title:
        sharedEdit(page.name, messages) ?? messages.meta[page.name].title.replace(/\s*\|\s*\{brand\}$/, ''),
      label: service ? messages.services.pages[service.key].title : messages.shell.share_label,
      ground: service ? 'ink' : 'paper',
    };
  }
  const slug = /^blog\/([^/]+)$/.exec(name)?.[1];
  if (slug === undefined) return undefined;
  // Drafts are excluded, because the cached image is public.
  const found = await core.posts.get({ owner: false }, slug);
  if (!found.ok || !found.value.post) return undefined;
  const { post } = found.value;
  const { minutes } = await core.posts.describe(post);
  const title = postTitle(post, locale);
  const edit = sampleEdits.find((sample) => post.source === 'sample' && revisedText(sample) === title);
  return {
    title: edit ?? title,
    label: plural(post.language, catalogs[post.language].post.reading_time, minutes),
    ground: 'leaf',
  };
}

/** The titles of the sample posts, corrected. */
const sampleEdits = [
  'Write the [-first-][+last+] line first',
  'How to brief a speechwriter in [-ninety-][+twenty+] minutes',
  'Numbers that survive the [-spreadsheet-][+room+]',
  'The apology that [-regrets-][+holds+]',
  'LinkedIn for people who [-worship-][+dislike+] LinkedIn',
  'An op-ed is [-every-][+one+] argument',
  'Una disculpa que se [-lamenta-][+sostiene+]',
  'Una cifra por [-diapositiva-][+minuto+]',
];
