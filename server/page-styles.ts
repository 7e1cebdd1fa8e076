import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BuiltFile } from './static-files.ts';

export interface StyledPage {
  html: string;
  /** The hashes of these styles for the content security policy: `'sha256-…' 'sha256-…'`. */
  styleSource: string;
}

/** Inlines a page's styles. Returns undefined unless the page links exactly one style sheet of the build. */
export type PutStyles = (html: string) => StyledPage | undefined;

interface Sheet {
  rules: StyleRule[];
  modules: ReadonlySet<string>;
  /** Extracted styles, by the sorted modules of a page. */
  cuts: LRUCache<string, { elements: string; styleSource: string }>;
}

/** Media in which downloaded fonts apply at once: no scripts, or print. Otherwise a script activates them. */
const facesMedia = '(scripting: none), print';

/** The most kinds of pages in the cache; there are about forty. */
const maxKinds = 200;

/** React Router appends an empty fragment to the URL. */
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Replaces a page's style sheet link with the styles it needs, so that a first visit can be drawn without
 * another request. Includes global styles and every module of which the page uses a class; the result is
 * cached per kind of page. Downloaded fonts are in a separate element, which
 * `app/site/enhancements/enhance-page.ts` activates once the page is drawn.
 */
export function createPutStyles(files: ReadonlyMap<string, BuiltFile>): PutStyles {
  const sheets = new Map<string, Sheet>();
  return (html) => {
    const [link, ...others] = html.slice(0, html.indexOf('</head>')).matchAll(sheetLink);
    if (!link || others.length > 0) return undefined;
    const [tag, address = ''] = link;
    const sheet = sheets.get(address) ?? readSheet(files.get(address));
    if (!sheet) return undefined;
    sheets.set(address, sheet);
    const { elements, styleSource } = cutFor(sheet, html);
    return { html: html.slice(0, link.index) + elements + html.slice(link.index + tag.length), styleSource };
  };
}

function readSheet(file: BuiltFile | undefined): Sheet | undefined {
  const text = file?.plain.bytes()?.toString();
  if (!text) return undefined;
  return { rules: readStyleRules(text), modules: namedModules(text), cuts: new LRUCache({ max: maxKinds }) };
}

function cutFor({ rules, modules, cuts }: Sheet, html: string) {
  // Text on the page may look like a class.
  const needed = new Set([...namedModules(html)].filter((module) => modules.has(module)).sort());
  const kind = [...needed].join(' ');
  const known = cuts.get(kind);
  if (known) return known;
  const fetched = rules.filter(isFetchedFace);
  const styles = writeStyleRules(
    rules.filter((rule) => !fetched.includes(rule)),
    needed,
  );
  const faces = writeStyleRules(fetched, needed);
  const cut = {
    elements: `<style media="${facesMedia}">${faces}</style><style>${styles}</style>`,
    styleSource: `${hashSource(faces)} ${hashSource(styles)}`,
  };
  cuts.set(kind, cut);
  return cut;
}

function isFetchedFace({ text }: StyleRule): boolean {
  return text.startsWith('@font-face') && text.includes('url(');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Part of a style sheet; `inner` contains the rules of a group such as `@media`. */
interface StyleRule {
  /** For a group, the text up to the opening brace. */
  text: string;
  /** The modules whose classes it uses. If empty, every page needs it. */
  modules: readonly string[];
  inner?: StyleRule[];
}

/** How the build names a module's classes: `_name_{module hash}_{line}`. */
const moduleClass = /_([a-z\d]{5})_\d+(?![\w-])/gi;

const groups = /^@(media|supports|container|layer)\b/;

/** Returns the style modules whose classes appear in markup, selectors or data. */
function namedModules(text: string): Set<string> {
  return new Set([...text.matchAll(moduleClass)].map(([, hash = '']) => hash));
}

/** Parses a style sheet minified by the build, which has no comments and only matching braces. */
function readStyleRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  for (let at = 0; at < sheet.length; at += 1) {
    const character = sheet[at];
    if (character === '"' || character === "'") at = endOfString(sheet, at);
    else if (character === ';')
      start = pushRule(rules, { text: sheet.slice(start, at + 1), modules: [] }, at);
    else if (character === '{') {
      const end = endOfBlock(sheet, at);
      start = pushRule(rules, readBlock(sheet, { start, brace: at, end }), end);
      at = end;
    }
  }
  return rules;
}

function pushRule(rules: StyleRule[], rule: StyleRule, end: number): number {
  rules.push(rule);
  return end + 1;
}

function readBlock(
  sheet: string,
  { start, brace, end }: { start: number; brace: number; end: number },
): StyleRule {
  const head = sheet.slice(start, brace + 1);
  if (!groups.test(head)) return { text: sheet.slice(start, end + 1), modules: [...namedModules(head)] };
  return { text: head, modules: [], inner: readStyleRules(sheet.slice(brace + 1, end)) };
}

function endOfBlock(sheet: string, brace: number): number {
  let depth = 0;
  for (let at = brace; at < sheet.length; at += 1) {
    const character = sheet[at];
    if (character === '"' || character === "'") at = endOfString(sheet, at);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('Unclosed block in the style sheet');
}

function endOfString(sheet: string, quote: number): number {
  for (let at = quote + 1; at < sheet.length; at += 1) {
    if (sheet[at] === '\\') at += 1;
    else if (sheet[at] === sheet[quote]) return at;
  }
  throw new Error('Unclosed string in the style sheet');
}

/** Writes the sheet without the rules that only other modules need. */
function writeStyleRules(rules: readonly StyleRule[], modules: ReadonlySet<string>): string {
  return rules.map((rule) => writeRule(rule, modules)).join('');
}

function writeRule({ text, modules: own, inner }: StyleRule, modules: ReadonlySet<string>): string {
  if (inner) {
    const kept = writeStyleRules(inner, modules);
    return kept && `${text}${kept}}`;
  }
  return own.length === 0 || own.some((module) => modules.has(module)) ? text : '';
}
