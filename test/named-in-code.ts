import { parseSync } from 'oxc-parser';

/** What files name, in code that runs and in types. */
export interface NamedInCode {
  /** Names of variables and properties, and values of strings, by the file. */
  names: Set<string>[];
  /** What stands around the values of template strings, as in `name_${language}`, by the file. */
  patterns: RegExp[][];
  /** Names whose values are used as a whole: handed on, or asked by a computed key. */
  whole: Set<string>;
  /** Names whose values are gone through one by one, with `Object.entries` and its like. */
  listed: Set<string>;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Reads the names in TypeScript files. */
export function namedInCode(files: { path: string; text: string }[]): NamedInCode {
  const found: NamedInCode = { names: [], patterns: [], whole: new Set(), listed: new Set() };
  /** Another name that a value goes by: of a variable, an import, a component's property. */
  const aliases: [alias: string | undefined, name: string][] = [];
  for (const { path, text } of files) {
    const names = new Set<string>();
    const patterns: RegExp[] = [];
    visit(parseSync(path, text).program as unknown as Node, (node, parent, grandparent) => {
      if (node.type === 'TemplateLiteral') patterns.push(...patternOf(node));
      if (node.type === 'CallExpression') addTo(found.listed, listedBy(node));
      const name = nameOf(node);
      if (name === undefined) return;
      names.add(name);
      if (!parent || !isWhole(node, parent)) return;
      aliases.push([aliasBy(parent, grandparent), name]);
      if (!['VariableDeclarator', 'ImportSpecifier'].includes(parent.type)) found.whole.add(name);
    });
    found.names.push(names);
    found.patterns.push(patterns);
  }
  for (const [alias, name] of aliases) {
    if (alias !== undefined && found.whole.has(alias)) found.whole.add(name);
    if (alias !== undefined && found.listed.has(alias)) found.listed.add(name);
  }
  return found;
}

type See = (node: Node, parent?: Node, grandparent?: Node) => void;

function visit(node: Node, see: See, parent?: Node, grandparent?: Node): void {
  see(node, parent, grandparent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child as Node, see, node, parent);
    }
  }
}

function addTo(set: Set<string>, name: string | undefined): void {
  if (name !== undefined) set.add(name);
}

/** The name that a node ends in: `count` for `copy.blog.count`. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name as string;
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'MemberExpression' && !node.computed) return nameOf(node.property as Node);
  return undefined;
}

/** Not where a part of it is named (`count.one`, `const { one } = count`), nor where it is a name only. */
function isWhole(node: Node, parent: Node): boolean {
  if (parent.type === 'ImportSpecifier') return parent.imported === node;
  if (!['Identifier', 'MemberExpression'].includes(node.type)) return false;
  if (parent.type === 'MemberExpression') return parent.object === node && parent.computed === true;
  if (parent.type === 'VariableDeclarator') return parent.init === node && !namesParts(parent.id as Node);
  // A shorthand property stands in patterns as it does in values; it is taken for a pattern.
  if (parent.type === 'Property') return parent.value === node && parent.shorthand !== true;
  return !/^(TS|Function|ArrowFunction|Export)/.test(parent.type);
}

function namesParts(pattern: Node): boolean {
  const parts = pattern.properties as Node[] | undefined;
  return pattern.type === 'ObjectPattern' && parts?.every(({ type }) => type === 'Property') === true;
}

/** `words` in `const words = …`, `import { en as words }` and `<Choice words={…}>`. */
function aliasBy(parent: Node, grandparent: Node | undefined): string | undefined {
  if (parent.type === 'VariableDeclarator') return nameOf(parent.id as Node);
  if (parent.type === 'ImportSpecifier') return nameOf(parent.local as Node);
  return grandparent?.type === 'JSXAttribute' ? nameOf(grandparent.name as Node) : undefined;
}

/** What `Object.entries(…)`, `Object.keys(…)` or `Object.values(…)` goes through. */
function listedBy({ callee, arguments: args }: Node): string | undefined {
  const { object, property } = callee as Node;
  const method = nameOf(property as Node | undefined) ?? '';
  const isList =
    nameOf(object as Node | undefined) === 'Object' && ['entries', 'keys', 'values'].includes(method);
  return isList ? nameOf((args as Node[])[0]) : undefined;
}

function patternOf({ quasis }: Node): RegExp[] {
  const fixed = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  const isKey = fixed.some((part) => part !== '') && fixed.every((part) => /^\w*$/.test(part));
  return isKey ? [new RegExp(`^${fixed.join('\\w+')}$`)] : [];
}
