import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BuiltFile } from './static-files.ts';

/** A page with its styles in its head. */
export interface StyledPage {
  html: string;
  /** What the content security policy calls these styles: `'sha256-…' 'sha256-…'`. */
  styleSource: string;
}

/** Gives undefined for a page that does not name exactly one style sheet of the build. */
export type PutStyles = (html: string) => StyledPage | undefined;

interface Sheet {
  rules: StyleRule[];
  modules: ReadonlySet<string>;
  /** By the modules of a page, sorted. */
  cuts: LRUCache<string, { elements: string; styleSource: string }>;
}

/** Where faces that are fetched count from the start: without scripts, and on paper. A script lets them count elsewhere, too. */
const facesMedia = '(scripting: none), print';

/** Kinds of pages that are remembered; there are some forty. */
const maxKinds = 200;

/** The framework ends the address with an empty fragment. */
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Replaces the link to the site's style sheet with the styles that a page needs, so that a first visit draws without asking for
 * it: what belongs to no module, and all of every module of which the page names a class. They are cut once for each kind of page.
 * Faces that are fetched stand in an element of their own, which counts once the page is drawn (`app/site/enhancements/show-faces.ts`).
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
  // A text may say what looks like a class.
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

/** A piece of a style sheet, as it stands there; `inner` has the pieces of a group such as `@media`. */
interface StyleRule {
  /** With its brace, where it is a group. */
  text: string;
  /** The style modules whose classes it names; needed by every page where there are none. */
  modules: readonly string[];
  inner?: StyleRule[];
}

/** How the build names the classes of a module: `_name_{hash of the module}_{line}`. */
const moduleClass = /_([a-z\d]{5})_\d+(?![\w-])/gi;

const groups = /^@(media|supports|container|layer)\b/;

/** The style modules whose classes a text names, in markup, selectors or data. */
function namedModules(text: string): Set<string> {
  return new Set([...text.matchAll(moduleClass)].map(([, hash = '']) => hash));
}

/** Takes a style sheet apart that was minified by the build: without comments, and each brace with its other. */
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

/** Gives where the next one begins. */
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

/** Where the block ends that begins at an opening brace. */
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

/** The sheet again, without what belongs to other modules alone. */
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
