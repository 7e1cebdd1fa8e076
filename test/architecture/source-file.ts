import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One `import`, `export … from` or `import()` of a file. */
export interface Import {
  /** Path from the project's root for a file of ours ("core/core.ts"), else the name of the package. */
  target: string;
  isOurs: boolean;
  /** True when nothing of it is left after the types are stripped. */
  typeOnly: boolean;
  /** True where it is loaded when the code comes to it, and not with the file. */
  isDynamic: boolean;
}

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  /** The text with its comments blanked, so that rules judge what runs. */
  code: string;
  lines: number;
  imports: Import[];
  /** True when it only passes on what other files export. */
  isBarrel: boolean;
}

/** Reads what the rules judge a file by. Style sheets have lines only. */
export function sourceFile(path: string, text: string): SourceFile {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (path.endsWith('.css')) return { path, code: '', lines, imports: [], isBarrel: false };

  const { module, comments, program } = parseSync(path, text);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType, isDynamic: false }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"`]([^$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] ? [{ specifier: literal[1], typeOnly: false, isDynamic: true }] : [];
    }),
  ];
  return {
    path,
    code,
    lines,
    imports: imports.map(({ specifier, ...kind }) => ({ ...resolve(path, specifier), ...kind })),
    isBarrel:
      program.body.length > 0 &&
      program.body.every((node) => node.type.startsWith('Export') && passesOn(node)),
  };
}

function passesOn(node: object): boolean {
  return 'source' in node && node.source !== null;
}

function resolve(from: string, specifier: string): { target: string; isOurs: boolean } {
  if (!specifier.startsWith('.')) return { target: packageName(specifier), isOurs: false };
  const [path = ''] = specifier.split('?');
  return { target: posix.join(posix.dirname(from), path), isOurs: true };
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
