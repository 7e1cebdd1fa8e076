/** A piece of a style sheet, as it stands there; `inner` has the pieces of a group such as `@media`. */
export interface StyleRule {
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
export function namedModules(text: string): Set<string> {
  return new Set([...text.matchAll(moduleClass)].map(([, hash = '']) => hash));
}

/** Takes a style sheet apart that was minified by the build: without comments, and each brace with its other. */
export function readStyleRules(sheet: string): StyleRule[] {
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
  throw new Error('A block of the style sheet has no end');
}

function endOfString(sheet: string, quote: number): number {
  for (let at = quote + 1; at < sheet.length; at += 1) {
    if (sheet[at] === '\\') at += 1;
    else if (sheet[at] === sheet[quote]) return at;
  }
  throw new Error('A string of the style sheet has no end');
}

/** The sheet again, without what belongs to other modules alone. */
export function writeStyleRules(rules: readonly StyleRule[], modules: ReadonlySet<string>): string {
  return rules.map((rule) => writeRule(rule, modules)).join('');
}

function writeRule({ text, modules: own, inner }: StyleRule, modules: ReadonlySet<string>): string {
  if (inner) {
    const kept = writeStyleRules(inner, modules);
    return kept && `${text}${kept}}`;
  }
  return own.length === 0 || own.some((module) => modules.has(module)) ? text : '';
}
