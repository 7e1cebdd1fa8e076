import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import type { SourcePost } from '../post/source-post.ts';
import { asText, type Row } from '../values/row.ts';

/** Code between fences, or in backquotes on one line: what looks like a template there is an example of one. */
const code =
  /^(?<fence>`{3,20}|~{3,20})(?![`~])[^`\n]{0,500}\n[\s\S]*?(?:^\k<fence>[^\n]*$|(?![\s\S]))|(?<!`)(?<ticks>`{1,8})[^`\n]{1,1000}\k<ticks>/gm;

/** What Jekyll's Liquid and Hugo's templates put into texts. */
const tag =
  /\{%-?\s*([\w-]+)([^%\n]*?)-?%\}|\{\{([<%])\s{0,9}(\/?[\w./-]{1,60})([^\n]{0,1000}?|[^{}]{0,1000}?)\/?\s{0,9}[>%]\}\}|\{\{-?([^{}\n]*?)-?\}\}|\{:(?:\s{0,9}(?:[.#][\w-]{1,60}|[\w-]{1,60}=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')|toc)){1,9}\s{0,9}\}/g;

/** Code of Jekyll, Octopress and Hexo: its language is the first word, or named. */
const sample =
  /\{%-?\s*(?:highlight|codeblock)\b([^%\n]*)%\}\n?([\s\S]*?)(?:\{%-?\s*end(?:highlight|codeblock)\s*-?%\}|(?![\s\S]))/g;

/** Imports and exports at the head of MDX: programs, not words. */
const program =
  /^(?:import\s[^\n]*\sfrom\s*['"][^'"\n]*['"];?|import\s*['"][^'"\n]*['"];?|export\s+(?:const|default|let|function)\s[^\n]*;)[^\S\n]*$/gm;

/** The page that tags stand in: which language it is, what its site sets, and what the report is told. */
export interface TemplatePage {
  isMdx: boolean;
  site: Row;
  changes: SourcePost['changes'];
}

/** Markdown without the tags of templates: each in the form that it had on the page, or named in the report. */
export function readTemplateTags(markdown: string, page: TemplatePage): string {
  const { isMdx, changes } = page;
  const parts: string[] = [];
  let at = 0;
  const outside = (text: string) => {
    const words = isMdx ? text.replace(program, (line) => removed('element_removed', line, changes)) : text;
    return words.replace(tag, (...match) => readTag(match.slice(0, 7) as string[], page));
  };
  const text = markdown.replace(sample, (_, head: string, lines: string) => {
    const language = /lang:\s*([\w+-]+)/.exec(head)?.[1] ?? /^\s*([\w+-]*)/.exec(head)?.[1] ?? '';
    return `\n\`\`\`\`${language}\n${lines.replace(/\n?$/, '\n')}\`\`\`\`\n`;
  });
  for (const match of text.matchAll(code)) {
    parts.push(outside(text.slice(at, match.index)), match[0]);
    at = match.index + match[0].length;
  }
  return parts.join('') + outside(text.slice(at));
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
  // Kramdown's attributes of what stands before.
  if (whole.startsWith('{:')) return '';
  if (value !== undefined) return readValue(whole, value, page);
  if (liquid === 'raw' || liquid === 'endraw' || liquid === 'comment' || liquid === 'endcomment') return '';
  const name = (liquid ?? shortcode ?? '').replace(/^\//, '');
  const rest = liquid === undefined ? shortcodeRest : liquidRest;
  const text = textAddress(name, rest);
  if (text !== '') return text;
  const html = player(name, rest) ?? picture(name, rest) ?? quotation(name, rest);
  if (html !== null) {
    changes.push({ code: 'shortcode_replaced', what: name });
    return html;
  }
  return removed('shortcode_removed', whole, changes);
}

/** `{{ site.baseurl }}` and `{{ "/a.png" | relative_url }}` stand for addresses; whatever else is computed is not known here. */
function readValue(whole: string, value: string, { site, changes }: TemplatePage): string {
  const written = /^\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^|]*)/.exec(
    value,
  )?.[1];
  if (written !== undefined) return written;
  const name = /^\s*site\.(\w+)\s*(?:\|[^|]*)?$/.exec(value)?.[1] ?? '';
  const set = Object.hasOwn(site, name) ? asText(site[name]) : '';
  // Both are empty where a site lies at its root, and does not say where that is.
  return set === '' && !/^(?:base)?url$/.test(name) ? removed('shortcode_removed', whole, changes) : set;
}

/** A named value (`src="a.png"`), or the first that has no name. */
function parameter(rest: string, name: string): string {
  const named = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(rest);
  return named?.[1] ?? named?.[2] ?? named?.[3] ?? '';
}

function unnamed(rest: string): string {
  return /^\s*"?([\w./:?=&%-]+)"?(?:\s|$)/.exec(rest)?.[1] ?? '';
}

/** Names of players, and where what they play is to be seen. */
const players: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id) => `https://gist.github.com/${id}`,
};

function player(name: string, rest: string): string | null {
  const address = Object.hasOwn(players, name) ? players[name] : undefined;
  const id = parameter(rest, 'id') || unnamed(rest);
  return address && id !== '' ? `\n\n${/^https?:/.test(id) ? id : address(id)}\n\n` : null;
}

/** Another text of the site, by its name: `{% post_url 2019-05-04-a %}`, `{{< ref "blog/a.md" >}}`. */
function textAddress(name: string, rest: string): string {
  const written = /^\s*"?([^\s"]+)/.exec(rest)?.[1] ?? '';
  if (name === 'post_url' && written !== '') return `/_posts/${written}`;
  return /^(?:link|ref|relref)$/.test(name) && written !== '' ? `/${written.replace(/^\//, '')}` : '';
}

/** Octopress' and Hexo's quotations, with their author and source on top. */
function quotation(name: string, rest: string): string | null {
  const tagName = name.replace(/^end/, '');
  if (!/^(?:blockquote|quote|pullquote|centerquote|cq)$/.test(tagName)) return null;
  if (name !== tagName) return '\n\n</blockquote>\n\n';
  return `\n\n<blockquote>\n\n${rest.trim()}\n\n`;
}

/** `{% img left /a.png 300 200 The title %}`: Octopress', and Hexo's `asset_img`. */
const placed =
  /^\s*(?:(?:left|right|center|[a-z][\w-]*)\s+)?(\S+\.(?:jpe?g|png|gif|webp|svg|avif))\b([^\n]*)$/i;

function placedPicture(rest: string): string | null {
  const [, src = '', words = ''] = placed.exec(rest) ?? [];
  const title = words.replace(/^(?:\s+\d+(?:px|%)?){0,2}/, '').replace(/^[\s"']+|[\s"']+$/g, '');
  const caption = title === '' ? '' : `<figcaption>${escapeText(title)}</figcaption>`;
  return src && `\n\n<figure><img src="${escapeAttribute(src)}" alt="">${caption}</figure>\n\n`;
}

function picture(name: string, rest: string): string | null {
  if (/^(?:img|asset_img|image)$/.test(name) && placed.test(rest)) return placedPicture(rest);
  if (!/^(?:figure|image|img|include)$/.test(name)) return null;
  const isFile = /^\s*(?:figure|image|img)[\w-]*\.(?:html|md)\s/.test(rest);
  const src =
    parameter(rest, 'src') ||
    parameter(rest, 'image_path') ||
    parameter(rest, 'url') ||
    parameter(rest, 'path');
  if (src === '' || (name === 'include' && !isFile)) return null;
  const [alt, caption] = [parameter(rest, 'alt'), parameter(rest, 'caption') || parameter(rest, 'title')];
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `\n\n<figure><img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}">${words}</figure>\n\n`;
}
