import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BuiltFile } from '../built-files/read-built-files.ts';
import { namedModules, readStyleRules, type StyleRule, writeStyleRules } from './style-rules.ts';

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
const mostKinds = 200;

/** The framework ends the address with an empty fragment. */
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Puts the styles that a page needs in place of the link to the site's style sheet, so that a first visit draws without asking for
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
  return { rules: readStyleRules(text), modules: namedModules(text), cuts: new LRUCache({ max: mostKinds }) };
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
