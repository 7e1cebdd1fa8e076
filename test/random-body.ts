import type { EmbeddedPicture } from '../core/handover/handed-text.ts';

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const texts = [
  ...[
    'word',
    'two words',
    ' a space before',
    'and behind ',
    'Año nuevo',
    '¿Qué?',
    '1. One',
    '- dash',
    '# no heading',
  ],
  ...[
    '[1]',
    '&amp; &lt;b&gt; "x"',
    'fine\u00a0print',
    'thin\u202fspace',
    'soft\u00adhyphen',
    '日本語',
    '🗝️ 👩‍👩‍👧',
  ],
  ...[
    '*stars* _and_ `ticks`',
    'https://www.example.com/a_b(c)',
    'a  b\n c',
    'ﷺ e\u0301',
    'x'.repeat(90),
    '\u200b',
    '>',
  ],
];

const addresses = [
  ...[
    '/blog/another',
    '/contact#form',
    'https://www.example.com/?a=1&amp;b=2#c',
    'mailto:ana@example.com',
    '#note',
  ],
];

const pictures = [
  ...['/media/abcdef0123/1200x800/harbour.jpg', '/media/0123abcdef/300x900/tall.png'],
  ...['https://pictures.example/far%20away.jpg', '/media/gone/10x10/gone.jpg'],
];

/** A body of all that the site can show, in any order and depth that the sanitiser lets through. */
export function randomBody(seed: number): string {
  const random = randomFrom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const some = (most: number, make: () => string, least = 1) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, make).join('');
  const align = () =>
    random() < 0.2 ? ` style="text-align: ${pick(['left', 'center', 'right', 'justify'])}"` : '';
  const size = () => pick(['', '', ' width="50%"', ' width="33%"', ' width="320" height="200"']);
  const picture = () => {
    const title = random() < 0.3 ? ' title="A title &amp; more"' : '';
    // What stands for a picture that is elsewhere has no title.
    const src = pick(pictures);
    return `<img src="${src}" alt="${pick(['', 'A quay &amp; boats'])}"${/gone|far/.test(src) ? '' : title}${size()}>`;
  };
  const inline = (depth: number): string => {
    const kind = random();
    if (kind < 0.55 || depth > 3) return pick(texts);
    if (kind < 0.62) return '<br>';
    if (kind < 0.66 && depth === 0) return picture();
    const tag = pick(['strong', 'em', 'u', 'b', 'i']);
    return `<${tag}>${some(2, () => inline(depth + 1))}</${tag}>`;
  };
  const link = () => {
    const title = random() < 0.3 ? ' title="Where it leads"' : '';
    return `<a href="${pick(addresses)}"${title}>${some(3, () => inline(1))}</a>`;
  };
  const line = () => some(5, () => (random() < 0.15 ? link() : inline(0)));
  const figure = (depth: number): string => {
    const caption = random() < 0.5 ? `<figcaption>${line()}</figcaption>` : '';
    if (random() < 0.7) return `<figure${align()}>${some(2, picture)}${caption}</figure>`;
    return `<figure>${some(2, () => (random() < 0.5 ? `<p>${line()}</p>` : list(depth + 1)))}${caption}</figure>`;
  };
  const list = (depth: number): string => {
    const tag = pick(['ul', 'ol']);
    const start = tag === 'ol' && random() < 0.3 ? ` start="${Math.floor(random() * 40)}"` : '';
    const items = some(3, () => `<li>${item(depth)}</li>`);
    return `<${tag}${start}>${items}</${tag}>`;
  };
  const item = (depth: number): string => {
    const kind = random();
    if (kind < 0.6 || depth > 3) return line();
    if (kind < 0.8) return line() + some(2, () => list(depth + 1));
    return some(3, () => block(depth + 1));
  };
  const block = (depth: number): string => {
    const kind = random();
    if (kind < 0.45 || depth > 3) return `<p${align()}>${line()}</p>`;
    if (kind < 0.58) return `<h2${align()}>${line()}</h2>`;
    if (kind < 0.66) return `<h3>${line()}</h3>`;
    if (kind < 0.8) return list(depth);
    if (kind < 0.9) return `<blockquote>${some(3, () => block(depth + 1))}</blockquote>`;
    return figure(depth);
  };
  return some(8, () => block(0), 2);
}

/** One red point, as PNG. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** The library's pictures in a body, as a file embeds them; those that are gone are not among them. */
export function picturesIn(html: string): Map<string, EmbeddedPicture> {
  const found = [...html.matchAll(/<img src="(\/media\/(?!gone)[^"]*\/(\d+)x(\d+)\/[^"]*)"/g)];
  return new Map(
    found.map(([, src = '', width, height]) => [
      src,
      {
        bytes: new Uint8Array(Buffer.from(point, 'base64')),
        type: 'png',
        width: Number(width),
        height: Number(height),
      },
    ]),
  );
}
