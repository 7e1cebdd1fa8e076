import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { asText, type Row, type SourcePost } from '../source-post.ts';

/** Code, in which template tags are examples. */
const code =
  '^(?<code>[ \\t>]{0,20}(?<fence>`{3,20}|~{3,20})(?![`~])(?<info>[^`\\n]{0,500})\\n[\\s\\S]*?(?:^[ \\t>]{0,20}\\k<fence>[^\\n]*$|(?![\\s\\S])))|(?<inline>(?<!`)(?<ticks>`{1,8})[^`\\n]{1,1000}\\k<ticks>)';

/** Spans with a start and an end mark. */
const spans: Readonly<Record<string, [opens: string, closes: RegExp]>> = {
  // Literal text: Liquid's raw blocks and Hugo's shortcode examples.
  raw: ['\\{%-?\\s*raw\\s*-?%\\}', /\{%-?\s*endraw\s*-?%\}/g],
  example: ['\\{\\{[<%](?=/\\*)', /\*\/[>%]\}\}/g],
  // Comments, including those of Jinja, Nunjucks, Handlebars, kramdown, MDX and Obsidian.
  liquid: ['\\{%-?\\s*comment\\b[^%\\n]*%\\}', /\{%-?\s*endcomment\s*-?%\}/g],
  never: ['\\{%-?\\s*if\\s+false\\s*-?%\\}', /\{%-?\s*endif\s*-?%\}/g],
  line: ['\\{%-?\\s*#', /-?%\}/g],
  jinja: ['\\{#(?![\\w-]+\\})', /#\}/g],
  hugo: ['\\{\\{[-~]?\\s*/\\*', /\*\/\s*[-~]?\}\}/g],
  handlebars: ['\\{\\{~?!--', /--~?\}\}/g],
  brief: ['\\{\\{~?!', /~?\}\}/g],
  paired: ['\\{\\{[<%]\\s*comment\\s*[>%]\\}\\}', /\{\{[<%]\s*\/\s*comment\s*[>%]\}\}/g],
  kramdown: ['\\{::comment\\}', /\{:\/(?:comment)?\}/g],
  mdx: ['\\{/\\*', /\*\/\}/g],
  obsidian: ['%%', /%%/g],
  html: ['<!--', /-->|(?![\s\S])/g],
  definition: ['^ {0,3}\\[(?://|comment|_)\\]:[^\\S\\n]*(?:#|<>)', /$/gm],
};

const opening = new RegExp(
  [code, ...Object.entries(spans).map(([name, [opens]]) => `(?<${name}>${opens})`)].join('|'),
  'gm',
);

/** Replaces each span and code block. Takes linear time. */
function mapSpans(text: string, read: (name: string, whole: string, inner: string) => string): string {
  const parts: string[] = [];
  /** Kinds of spans for which no end mark follows. */
  const endless = new Set<string>();
  let at = 0;
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const groups = match.groups ?? {};
    const name =
      Object.keys(groups).find(
        (each) => groups[each] !== undefined && !/^(?:fence|ticks|info)$/.test(each),
      ) ?? '';
    const start = match.index + match[0].length;
    const closes = spans[name]?.[1];
    let end = start;
    let inner = groups.info ?? '';
    if (closes) {
      closes.lastIndex = start;
      const close = endless.has(name) ? null : closes.exec(text);
      if (!close) {
        endless.add(name);
        continue;
      }
      inner = text.slice(start, close.index);
      end = close.index + close[0].length;
    }
    parts.push(text.slice(at, match.index), read(name, text.slice(match.index, end), inner));
    at = end;
    opening.lastIndex = end;
  }
  return parts.join('') + text.slice(at);
}

/** Comments that contain instructions. */
const instruction = /^\s*(?:more|excerpt|toc|break|truncate|\/?wp:|markdownlint|prettier|eslint|vale|end|#)/i;

/** Code blocks that Obsidian runs. */
const queries = /^\s*(?:dataview|dataviewjs|tasks|query|button)\b/;

/** A tag of Liquid or Hugo. */
const tag =
  /\{%-?\s*([\w-]+)((?:[^%]|%(?!\})){0,1000}?)-?%\}|\{\{([<%])\s{0,9}(\/?[\w./-]{1,60})([^\n]{0,1000}?|[^{}]{0,1000}?)\/?\s{0,9}[>%]\}\}|\{\{-?([^{}\n]*?)-?\}\}|\{:(?::\w+[^}\n]*|\/\w*|(?:\s{0,9}(?:[.#][\w-]{1,60}|[\w-]{1,60}=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')|toc)){1,9}\s{0,9})\}|<%[\s\S]{0,500}?%>/g;

/** Hugo's button or link with text inside. */
const linkPair =
  /\{\{[<%]\s{0,9}(?:button|btn|link|cta)\b([^>%\n]{0,1000})[>%]\}\}([^{}]{0,500})\{\{[<%]\s{0,9}\/\s{0,9}(?:button|btn|link|cta)\s{0,9}[>%]\}\}/g;

/** An MDX component. */
const component =
  /<(\/?[A-Z][\w.]{0,60})((?:\s(?:"[^"]{0,1000}"|'[^']{0,1000}'|\{[^{}]{0,1000}\}|[^<>"'{}]){0,2000}?)?)\/?>/g;

/** Code blocks of Jekyll, Octopress, Hexo and Hugo. */
const sample =
  /(?:\{%-?\s*(?:highlight|codeblock)\b([^%\n]*)%\}|\{\{[<%]\s*highlight\b([^>\n]*?)[>%]\}\})\n?([\s\S]*?)(?:\{%-?\s*end(?:highlight|codeblock)\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}|(?![\s\S]))/g;

/** Imports and exports of MDX. */
const program =
  /^(?:import\s[^\n]*\sfrom\s*['"][^'"\n]*['"];?|import\s*['"][^'"\n]*['"];?|export\s+(?:const|default|let|function)\s[^\n]*;)[^\S\n]*$/gm;

/** The page that contains a tag, and the changes for the report. */
export interface TemplatePage {
  isMdx: boolean;
  site: Row;
  head: Row;
  changes: SourcePost['changes'];
}

/** Private-use characters around the number of a placeholder. */
const [opens, closes] = ['\ue000', '\ue001'];

/** Replaces template tags or reports them, and removes comments. `read` gets everything except code. */
export function readTemplateTags(
  markdown: string,
  page: TemplatePage,
  read: (markdown: string) => string = (text) => text,
): string {
  const { isMdx, changes } = page;
  const kept: string[] = [];
  const keep = (text: string) => `${opens}${kept.push(text) - 1}${closes}`;
  const withoutSamples = markdown
    .replace(/[\ue000\ue001]/g, '')
    .replace(sample, (_, liquid: string | undefined, hugo: string | undefined, lines: string) => {
      const head = liquid ?? hugo ?? '';
      const language = /lang:\s*([\w+-]+)/.exec(head)?.[1] ?? /^\s*"?([\w+-]*)/.exec(head)?.[1] ?? '';
      return `\n${keep(`\`\`\`\`${language}\n${lines.replace(/\n?$/, '\n')}\`\`\`\``)}\n`;
    });
  const words = mapSpans(withoutSamples, (name, whole, inner) => {
    if (name === 'code' && queries.test(inner)) return removed('shortcode_removed', whole, changes);
    if (name === 'code' || name === 'inline') return keep(whole);
    if (name === 'raw') return keep(inner);
    if (name === 'example')
      return keep(whole.replace(/^(\{\{[<%])\/\*/, '$1').replace(/\*\/([>%]\}\})$/, '$1'));
    // An empty comment separates two lists.
    const left = name === 'html' ? '<!-- -->' : '';
    if (/[\p{L}\p{N}]/u.test(inner) && !instruction.test(inner))
      changes.push({ code: 'comment_removed', what: inner.replace(/\s+/g, ' ').trim() });
    return left;
  });
  const imports = new Map(
    [...words.matchAll(/^import\s+(\w+)\s+from\s*['"]([^'"\n]*)['"]/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  const prose = isMdx ? words.replace(program, (line) => removed('element_removed', line, changes)) : words;
  const plain = read(prose)
    .replace(linkPair, (_, rest: string, inner: string) => {
      changes.push({ code: 'shortcode_replaced', what: 'button' });
      return `[${inner.trim()}](<${['href', 'url', 'link', 'to'].map((each) => parameter(rest, each)).find(Boolean) || (unnamed(rest)[0] ?? '')}>)`;
    })
    .replace(tag, (...match) => readTag(match.slice(0, 7) as string[], page))
    .replace(component, (whole, name: string, rest: string) =>
      isMdx ? readComponent(whole, name, { rest, imports, changes }) : whole,
    );
  let text = plain;
  // Placeholders may be nested.
  for (let round = 0; round < 3 && text.includes(opens); round += 1)
    text = text.replace(/\ue000(\d+)\ue001/g, (_, number: string) => kept[Number(number)] ?? '');
  return text;
}

function removed(
  code: 'shortcode_removed' | 'element_removed',
  what: string,
  changes: SourcePost['changes'],
): string {
  changes.push({ code, what });
  return '';
}

function readTag(match: string[], page: TemplatePage): string {
  const { changes } = page;
  const [whole = '', liquid, liquidRest = '', , shortcode, shortcodeRest = '', value] = match;
  // `{:…}` contains attributes or options of kramdown.
  if (whole.startsWith('{:')) return '';
  if (whole.startsWith('<%')) return removed('shortcode_removed', whole, changes);
  if (value !== undefined) return readValue(whole, value, page);
  const written = (liquid ?? shortcode ?? '').replace(/^\//, '');
  const rest = liquid === undefined ? shortcodeRest : liquidRest;
  const text = textAddress(written, rest);
  if (text !== '') return text;
  const isEnd = shortcode?.startsWith('/') ?? false;
  const html = quotation(written, rest, isEnd) ?? (isEnd ? null : shownBy(written, rest));
  if (html === null) return removed('shortcode_removed', whole, changes);
  // The HTML reader reports players.
  if (!playing.test(html))
    changes.push({ code: 'shortcode_replaced', what: written === 'include' ? includedName(rest) : written });
  return html;
}

const playing = /<(?:iframe|audio|video) /;

const includedName = (rest: string) => /^\s*([^\s"']+)/.exec(rest)?.[1] ?? 'include';

/** Returns the content of a tag; null for an unknown one. */
function shownBy(written: string, attributes: string): string | null {
  const isInclude = /^(?:include|include_cached|partial)$/.test(written);
  const file = isInclude ? includedName(attributes) : written;
  const rest = isInclude ? attributes.replace(file, '') : attributes;
  const name = file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase();
  return (
    player(parameter(rest, 'provider') || name, rest) ?? picture(written, attributes) ?? media(name, rest)
  );
}

interface Component {
  rest: string;
  /** The imported files, by name. */
  imports: ReadonlyMap<string, string>;
  changes: SourcePost['changes'];
}

/** Returns the content of a component. An unknown component is replaced by the text inside it. */
function readComponent(whole: string, name: string, { rest, imports, changes }: Component): string {
  const values = rest
    .replace(/=\{\s*(\w+)(?:\.src)?\s*\}/g, (same, key: string) =>
      imports.has(key) ? `="${imports.get(key)}"` : same,
    )
    .replace(/=\{\s*(["'`])([^"'`]*)\1\s*\}/g, '="$2"');
  const html = name.startsWith('/') ? null : shownBy(name === 'Image' ? 'image' : name, values);
  if (html === null) return name.startsWith('/') ? '' : removed('shortcode_removed', whole, changes);
  if (!playing.test(html)) changes.push({ code: 'shortcode_replaced', what: name });
  return html;
}

/** Returns an expression's value, such as `{{ site.baseurl }}` or `{{ "/a.png" | relative_url }}`. */
function readValue(whole: string, value: string, { site, head, changes }: TemplatePage): string {
  const written = /^\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^|]*)/.exec(
    value,
  )?.[1];
  if (written !== undefined) return written;
  const own = /^\s*(?:page\.|\.Params\.|\.)?(\w+)\s*(?:\|\s*(?:escape|e|safe)\s*)?$/.exec(value)?.[1] ?? '';
  const known = Object.hasOwn(head, own) ? asText(head[own]) : '';
  if (known !== '' && /page|Params/.test(value)) return known;
  const name = /^\s*site\.(\w+)\s*(?:\|[^|]*)?$/.exec(value)?.[1] ?? '';
  const set = Object.hasOwn(site, name) ? asText(site[name]) : '';
  // An empty value is correct for a site at the root of its host.
  return set === '' && !/^(?:base)?url$/.test(name) ? removed('shortcode_removed', whole, changes) : set;
}

/** Returns a named argument (`src="a.png"`), or the first unnamed one. */
function parameter(rest: string, name: string): string {
  const named = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(rest);
  return named?.[1] ?? named?.[2] ?? named?.[3] ?? '';
}

/** Returns the unnamed arguments in order. */
function unnamed(rest: string): string[] {
  const words = [...rest.matchAll(/(?:^|\s)(?:"([^"]*)"|'([^']*)'|([^\s"'=]+(?:[?=][^\s"']*)?))(?=\s|,|$)/g)];
  return words
    .map(([, double, single, bare = '']) => double ?? single ?? bare)
    .filter((word) => !/^\w+=["']?$/.test(word));
}

/** Functions that build the URL of a player. */
const players: Readonly<Record<string, (id: string, second: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id, second) => `https://gist.github.com/${id}${second && `/${second}`}`,
  tweet: (id, second) => `https://x.com/${second ? `${id}/status/${second}` : `i/status/${id}`}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
  spotify: (id, second) => `https://open.spotify.com/${second ? `${id}/${second}` : `episode/${id}`}`,
  bilibili: (id) => `https://www.bilibili.com/video/${id}`,
  asciinema: (id) => `https://asciinema.org/a/${id}`,
  github: (id) => `https://github.com/${id}`,
};

const otherNames: Readonly<Record<string, string>> = {
  ...{ yt: 'youtube', youtubevideo: 'youtube', youtubelite: 'youtube', youtubeembed: 'youtube' },
  ...{ twitter: 'tweet', x: 'tweet', tweet_simple: 'tweet', x_simple: 'tweet', twittertweet: 'tweet' },
  ...{ vimeo_simple: 'vimeo', instagram_simple: 'instagram' },
};

function player(written: string, rest: string): string | null {
  const name = written.toLowerCase();
  const known = Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
  const address = Object.hasOwn(players, known) ? players[known] : undefined;
  const [first = '', second = ''] = unnamed(rest);
  const id = ['id', 'videoid', 'videoId', 'video_id', 'url', 'src', 'link']
    .map((each) => parameter(rest, each))
    .find(Boolean);
  const user = parameter(rest, 'user') || parameter(rest, 'username') || parameter(rest, 'type');
  if (!address || !(id || first)) return null;
  const values: [string, string] = id ? (user ? [user, id] : [id, '']) : [first, second];
  const isAddress = /^https?:/.test(values[0]);
  return frame(isAddress ? values[0] : address(...values), parameter(rest, 'title'));
}

function frame(address: string, title: string): string {
  return `\n\n<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}"></iframe>\n\n`;
}

const mediaName = /\.(mp4|webm|mov|m4v|ogv|mp3|m4a|ogg|oga|wav|flac)(?:[?#]|$)/i;

/** Returns a link to the file or page of a tag. */
function media(name: string, rest: string): string | null {
  const address =
    ['src', 'url', 'href', 'link', 'file'].map((each) => parameter(rest, each)).find(Boolean) ||
    unnamed(rest).find((word) => /^https?:\/\/./.test(word) || mediaName.test(word));
  // The name of a variable isn't a URL.
  if (!address || /[{}]/.test(address) || !/^(?:https?:\/\/|\.{0,2}\/)|\.\w{2,5}$/.test(address)) return null;
  const words = ['title', 'caption', 'text', 'name', 'label', 'alt']
    .map((each) => parameter(rest, each))
    .find(Boolean);
  const isSound = name === 'audio' || /\.(?:mp3|m4a|oga|wav|flac)/i.test(address);
  const tagName = isSound ? 'audio' : 'video';
  if (mediaName.test(address) && !words)
    return `\n\n<${tagName} src="${escapeAttribute(address)}"></${tagName}>\n\n`;
  if (/^https?:/.test(address) && !/button|link/.test(name)) return frame(address, words ?? '');
  return `<a href="${escapeAttribute(address)}">${escapeText(words || address)}</a>`;
}

/** Returns the URL of a post given by name: `{% post_url 2019-05-04-a %}`, `{{< ref "blog/a.md" >}}`. */
function textAddress(name: string, rest: string): string {
  const written = /^\s*"?([^\s"]+)/.exec(rest)?.[1] ?? '';
  if (name === 'post_url' && written !== '') return `/_posts/${written}`;
  return /^(?:link|ref|relref)$/.test(name) && written !== '' ? `/${written.replace(/^\//, '')}` : '';
}

/** Reads a quotation of Octopress or Hexo, which starts with author and source. */
function quotation(name: string, rest: string, isEnd: boolean): string | null {
  const tagName = name.replace(/^end/, '');
  if (!/^(?:blockquote|quote|pullquote|centerquote|cq)$/.test(tagName)) return null;
  if (isEnd || name !== tagName) return '\n\n</blockquote>\n\n';
  const named = [...rest.matchAll(/\w+\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, double, single]) => double ?? single,
  );
  return `\n\n<blockquote>\n\n${named.length > 0 ? named.join(', ') : rest.trim().replace(/^"(.*)"$/, '$1')}\n\n`;
}

/** An image of Octopress or Hexo (`asset_img`): `{% img left /a.png 300 200 The title %}`. */
const placed =
  /^\s*(?:(?:left|right|center|[a-z][\w-]*)\s+)?(\S+\.(?:jpe?g|png|gif|webp|svg|avif))\b([^\n]*)$/i;

function placedPicture(rest: string): string | null {
  const [, src = '', words = ''] = placed.exec(rest) ?? [];
  const title = words.replace(/^(?:\s+\d+(?:px|%)?){0,2}/, '').replace(/^[\s"']+|[\s"']+$/g, '');
  const caption = title === '' ? '' : `<figcaption>${escapeText(title)}</figcaption>`;
  return src && `\n\n<figure><img src="${escapeAttribute(src)}" alt="">${caption}</figure>\n\n`;
}

function picture(name: string, rest: string): string | null {
  const isPlaced = /^(?:img|asset_img|image)$/.test(name) && !/\bsrc\s*=/.test(rest);
  if (isPlaced && placed.test(rest)) return placedPicture(rest);
  if (!/^(?:figure|image|img|include|include_cached)$/i.test(name)) return null;
  const isFile = /^\s*(?:[\w-]+\/)*(?:figure|image|img|picture)[\w-]*(?:\.(?:html|md))?\s/.test(rest);
  const src =
    parameter(rest, 'src') ||
    parameter(rest, 'image_path') ||
    parameter(rest, 'url') ||
    parameter(rest, 'path');
  if (src === '' || (name.startsWith('include') && !isFile)) return null;
  const alt = parameter(rest, 'alt');
  const shown = ['title', 'caption', 'attr'].map((each) => parameter(rest, each)).filter(Boolean);
  const caption = [...new Set(shown)].join(' · ');
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `\n\n<figure><img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}">${words}</figure>\n\n`;
}
