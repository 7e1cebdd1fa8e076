import { type PostInput, postInputSchema } from '../shared/post.ts';

/** Texts that have meant something else to some program on their way. */
const traps = [
  'Año & <nuevo> "ya" \'sí\'',
  ']]> and ]]]]><![CDATA[>',
  '[gallery ids="1,2"] [caption]x[/caption] [[audio]] [1] []',
  'options[0][name]=a',
  '&amp;lt;b&amp;gt; &nbsp; &#91; &copy;',
  '<strong>not bold</strong> <br> <!-- wp:paragraph -->',
  '[:en]House[:es]Casa[:] {:en}x{:} <!--:en-->y<!--:-->',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  '$latex E=mc^2&s=1$ `code` <?php echo "[a]" ?>',
  'two  spaces\u00a0and\u2003more\u3000of\u200b them\ufeff',
  '🗝️ 👩‍👩‍👧 ñandú ﷽ 日本語 Ελληνικά e\u0301',
  'a, b; c | d \\ e % f %20 # g',
  '\u0001\u0008\u000b\u001f\u007f\u0085\ufffe\uffff',
  '\ttab\nline\r\nfeed\rreturn\n\npart',
  '-- --- ... (c) 1/2 "quotes" 5\' 6"',
  '«» — … “” ‘’ ¿¡',
  '{{mustache}} $dollar %s {0}',
  '0',
  'null',
];

const dates = [
  ...['2024-01-02', '1000-01-01', '9999-12-31', '2099-06-30', '2024-02-29T00:00', '2024-01-02T10:30'],
  ...['2024-01-02T10:30:15', '2024-01-02T10:30:15Z', '2024-01-02T00:00:00Z', '2024-01-02T10:30Z'],
  ...['2024-01-02T10:30:15.1Z', '2024-01-02T10:30:15.123456789+05:45', '2024-01-02T00:30:00+01:00'],
  ...['2024-12-31T23:30:00-05:00', '9999-12-31T23:59:59-14:00', '1000-01-01T00:00:00+14:00'],
  ...['2024-01-02T10:30:00+00:00', '2024-01-02T10:30:00-00:00', '2024-01-02T10:30:00+23:59'],
];

const addresses = [
  ...[
    '/blog/everything',
    '/blog/everything#part',
    '/blog/Everything/?lang=es',
    '/blog/gone',
    '/blog',
    '/contact#form',
  ],
  ...[
    '/?p=7',
    '/',
    '#note-1',
    '?page=2',
    'path/to',
    './a:b',
    '//cdn.example/a',
    '/media/12/300x200.jpg',
    '/2019/05/old/',
  ],
  ...[
    'https://www.example.com/blog/everything#x',
    'http://www.example.com/blog/everything',
    'https://example.com/',
  ],
  ...[
    'HTTPS://Example.COM/A%2fb?x[0]=1&y=ñ#ü',
    'https://a.example/ü/%C3%BC/%c3',
    'mailto:a@b.example?subject=[x]',
  ],
  ...[
    'tel:+34600000000',
    'https://a.example/"quoted"',
    'https://a.example/50%',
    'https://user:pass@a.example:8080/',
  ],
];

const covers = [
  ...[
    null,
    '/media/12',
    '/media/a%20b.jpg',
    '/50%.jpg',
    'https://cdn.example/a%20b.jpg',
    'https://cdn.example/50%.jpg',
  ],
  ...[
    'HTTPS://CDN.example/A.JPG?w=9&h=[1]#x',
    'https://cdn.example/ñ/日本.jpg',
    'https://cdn.example',
    'http://cdn.example:80/',
  ],
  ...[
    'https://cdn.example/"a"<b>.jpg',
    'https://cdn.example/a/../b/./c.jpg',
    "https://cdn.example/it's]]>.png",
  ],
];

/** A post that has something of everything. */
const everything = postInputSchema.parse({
  title: traps.join(' ').slice(0, 299),
  slug: 'everything',
  date: '2024-01-02T10:30:15+05:45',
  cover: '/media/12',
  cover_alt: traps.join(' ').slice(0, 499).toWellFormed(),
  excerpt: traps.join('\n'),
  html:
    `\n <h2 style="text-align: center">${escaped(traps.join(' '))}</h2>\n\n` +
    traps.map((text) => `<p>${escaped(text)}</p>`).join('\n') +
    addresses
      .map((to) => `<p><a href="${escaped(to)}" title="[t] ${escaped(to)}">[a] <b>b</b></a></p>`)
      .join('') +
    covers.map((to) => `<figure><img src="${escaped(to ?? '/x')}" alt="[alt] &quot;"></figure>`).join('') +
    '<ol start="-3"><li>a<ul><li>b</li></ul></li><li style="text-align: justify">c</li></ol>' +
    '<blockquote><p>q <em>e</em> <i>i</i> <u>u</u> <strong>s</strong><br>l<br><br>m</p></blockquote>' +
    '<figure><img src="a.png" alt="x" title="[y]" width="66%" height="80"><figcaption>[caption] c</figcaption></figure>' +
    '<h3>k</h3>bare text [gallery]\n',
  tags: traps,
  language: 'es',
  status: 'draft',
});

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Numbers below a bound, the same ones for the same seed (a linear congruential generator, as in Numerical Recipes). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Posts as a writer may send them, the same ones for the same seed; the first has something of everything. */
export function randomPosts(seed: number, count: number): PostInput[] {
  const below = numbers(seed);
  const oneOf = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;
  const text = () => Array.from({ length: 1 + below(3) }, () => oneOf(traps)).join(oneOf(['', ' ', '\n']));
  const inline = (depth: number): string => {
    const inner = depth > 0 && below(3) > 0 ? inline(depth - 1) : escaped(text());
    const link = `<a href="${escaped(oneOf(addresses))}">${inner}</a>`;
    const picture = `<img src="${escaped(oneOf(covers) ?? 'a.png')}" alt="${escaped(oneOf(traps))}">`;
    const mark = oneOf(['strong', 'em', 'b', 'i', 'u']);
    return oneOf([inner, `${inner}<br>${inner}`, `<${mark}>${inner}</${mark}>`, link, picture]);
  };
  const block = (depth: number): string => {
    const tag = oneOf(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'figure', '']);
    const style = oneOf(['', ' style="text-align: right"']);
    if (tag === '') return inline(2);
    if (tag === 'ul' || tag === 'ol')
      return `<${tag}${style}><li>${inline(1)}</li><li>${block(depth - 1)}</li></${tag}>`;
    if (tag === 'figure') return `<figure>${inline(1)}<figcaption>${inline(1)}</figcaption></figure>`;
    return `<${tag}${style}>${tag === 'blockquote' && depth > 0 ? block(depth - 1) : inline(2)}</${tag}>`;
  };
  const random = Array.from({ length: count - 1 }, (_, at) =>
    postInputSchema.parse({
      title: text().trim().slice(0, 300).toWellFormed() || 'x',
      slug: `post-${at}`,
      date: oneOf(dates),
      cover: oneOf(covers),
      cover_alt: oneOf([null, text().slice(0, 500).toWellFormed()]),
      excerpt: oneOf([null, text()]),
      html: `<p>${at}</p>${oneOf(['', '\n', '\u3000'])}${Array.from({ length: 1 + below(5) }, () => block(2)).join(oneOf(['', '\n\n']))}`,
      tags: Array.from({ length: below(5) }, () => text().slice(0, 200).toWellFormed()),
      language: oneOf(['en', 'es']),
      status: oneOf(['published', 'draft']),
    }),
  );
  return [everything, ...random];
}
