import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { asRow, asText, type Row } from '../values/row.ts';

/** A text file's front matter and what follows it. */
export interface FrontMatter {
  values: Row;
  body: string;
  /** The line that could not be read as it is written, or the first of them all; undefined where nothing is wrong. */
  broken?: string;
}

/** Longest front matter that is read, in characters, its lines where one is wrong, and how often it may refer to a part of itself. */
const limits = { head: 100_000, mended: 500, aliases: 100 };

/** Front matter between marks: YAML, TOML or JSON, as Hugo, Jekyll, Eleventy and Hexo have it. */
const fenced =
  /^(?:---(?<language>yaml|yml|toml|json|js)?[^\S\n]*\n(?<dashes>[\s\S]*?)(?<=\n)(?:---|\.\.\.)|\+\+\+[^\S\n]*\n(?<toml>[\s\S]*?)(?<=\n)\+\+\+|;;;[^\S\n]*\n(?<json>[\s\S]*?)(?<=\n);;;)[^\S\n]*(?:\n|$)/;

/** Front matter without a mark before it, as Pelican, MultiMarkdown and Hexo have it: lines of names and values. */
const bare =
  /^(?=(?:title|date|slug|status|layout|author|tags)[^\S\n]*:)((?:[\w-]{1,40}[^\S\n]*:[^\n]*\n|(?:[^\S\n]+|-[^\S\n])\S[^\n]*\n){1,100}?)(?:---[^\S\n]*(?:\n|$)|[^\S\n]*\n|$)/i;

/** Front matter that begins and never ends: its lines of names and values. */
const unclosed =
  /^(?:---|\+\+\+)[^\S\n]*\n((?:[\w-]+(?::|[^\S\n]*=)(?:[^\S\n][^\n]*)?(?:\n(?:[^\S\n]+|-[^\S\n])[^\n]*)*(?:\n|$))+)/;

/** Separates the front matter at a text's start from the text. */
export function readFrontMatter(written: string): FrontMatter {
  const text = written.replace(/\r\n?/g, '\n').trimStart();
  if (/^\{\s*"/.test(text)) return readJson(text, written);
  const found = fenced.exec(text);
  const groups: Readonly<Record<string, string | undefined>> = found?.groups ?? {};
  const { language, dashes, toml, json } = groups;
  const inner = dashes ?? toml ?? json;
  if (!found || inner === undefined) return readUnclosed(text) ?? readBare(text, written);
  const body = text.slice(found[0].length);
  if (inner.length > limits.head) return broken(text);
  if (inner.trim() === '') return { values: {}, body };
  const read =
    toml !== undefined || language === 'toml'
      ? parseToml
      : json !== undefined || language === 'json'
        ? readJsonHead
        : readYaml;
  // A program is not run.
  const values = language === 'js' ? null : readHead(inner, read, body);
  if (values) return values;
  // Words between two rules, where nothing looks like the name of a value.
  if (!language && !/^\s*["\w-]+\s*[:=]/m.test(inner)) return { values: {}, body: written };
  return { ...broken(`${asCode(inner)}${body}`, inner), values: titleIn(inner) };
}

function readUnclosed(text: string): FrontMatter | null {
  const [whole, head] = unclosed.exec(text) ?? [];
  if (whole === undefined || head === undefined) return null;
  const [mark = ''] = text.split('\n');
  const read = readHead(head, mark.startsWith('+') ? parseToml : readYaml, text.slice(whole.length));
  return read ? { ...read, broken: mark } : broken(text);
}

function readBare(text: string, written: string): FrontMatter {
  const [whole, head] = bare.exec(`${text}\n`) ?? [];
  const isText = whole === undefined || head === undefined || !/^title|\n./i.test(head);
  if (isText) return { values: {}, body: written };
  const names = head.replace(/^[\w-]+(?=[^\S\n]*:)/gm, (name) => name.toLowerCase());
  const read = readHead(names, readYaml, text.slice(whole.length));
  // What is between no marks is no YAML to most: a colon in a title is none of its mistakes.
  return read ? { values: read.values, body: read.body } : { values: {}, body: written };
}

function broken(body: string, head = body): FrontMatter {
  const line = head.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  return { values: {}, body, broken: line.trim().slice(0, 200) };
}

/** The values, or those that can be read once the values in the way are taken as plain text; null where even that is none. */
function readHead(head: string, read: (text: string) => unknown, body: string): FrontMatter | null {
  const whole = valuesOf(head, read);
  if (whole) return { values: whole, body };
  const lines = head.split('\n');
  if (lines.length > limits.mended) return null;
  let bad = '';
  const quoted = lines.map((line) => {
    const [, name, value] = /^([\w-]+\s*[:=])\s*(\S.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || valuesOf(line, read) || /^[[{|>&*]/.test(value))
      return line;
    bad ||= line;
    return `${name} ${JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2'))}`;
  });
  const mended = valuesOf(quoted.join('\n').replaceAll('\t', '  '), read);
  return mended ? { values: mended, body, broken: bad || lines[0] || ' ' } : null;
}

function valuesOf(text: string, read: (text: string) => unknown): Row | null {
  try {
    const value = read(text);
    return value === null ? {} : asRow(value);
  } catch {
    return null;
  }
}

function readYaml(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) throw new Error(document.errors[0]?.message);
  return document.toJS({ maxAliasCount: limits.aliases });
}

/** JSON between marks; Hexo leaves its braces out. */
function readJsonHead(text: string): unknown {
  return JSON.parse(/^\s*\{/.test(text) ? text : `{${text}}`);
}

/** JSON without marks, as Hugo has it: it ends with its brace. */
function readJson(text: string, written: string): FrontMatter {
  const head = /^\{(?:[^"{}]|"(?:[^"\\\n]|\\.)*"|\{(?:[^"{}]|"(?:[^"\\\n]|\\.)*"|\{[^{}]*\})*\})*\}/.exec(
    text,
  )?.[0];
  if (head === undefined) return broken(written);
  const values = valuesOf(head, readJsonHead);
  return values ? { values, body: text.slice(head.length) } : broken(written);
}

/** What could be a title in front matter that nothing else can be read of. */
function titleIn(head: string): Row {
  const title = /^title\s*[:=]\s*(.+?)\s*$/im.exec(head)?.[1] ?? '';
  return title === '' ? {} : { title: asText(title.replace(/^(["'])(.*)\1$/, '$2')) };
}

/** Shown as it is written, and not as Markdown. */
function asCode(head: string): string {
  return `\`\`\`\`\n${head}\`\`\`\`\n\n`;
}
