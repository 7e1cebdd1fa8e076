import { folderOf, isTest } from './layer.ts';
import type { SourceFile } from './source-file.ts';

interface Layer {
  /** Folders whose values it may import; its own is always among them. */
  may: string[];
  /** Folders of which it may know the types only. */
  types?: string[];
  /** Packages that have no business there, name scopes of such, or "node:" for all that browsers lack. */
  never?: string[];
  mend: string;
}

const pages = ['react', 'react-dom', 'react-router', '@react-router'];
const http = ['hono', '@hono'];
const database = ['kysely', 'pg', 'node:sqlite'];

/** The table of `docs/architecture.md`, line by line. */
const layers: Record<string, Layer> = {
  shared: {
    may: [],
    never: [...pages, ...http, ...database, 'node:fs'],
    mend: 'shared/ is what browser and server both need and stands on nothing; move what needs more up a layer.',
  },
  messages: {
    may: ['shared'],
    never: [...http, ...database],
    mend: 'messages/ holds texts only; let the page bring them together with data.',
  },
  db: {
    may: ['shared'],
    never: [...pages, ...http],
    mend: 'db/ knows where rows live, not what they mean; the meaning belongs into core/.',
  },
  wordpress: {
    may: ['shared'],
    never: [...pages, ...http, ...database, 'node:'],
    mend: 'wordpress/ reads exports in browsers too and stands on shared/ alone; hand it what it needs.',
  },
  sources: {
    may: ['shared', 'wordpress'],
    never: [...pages, ...http, ...database, 'node:'],
    mend: 'sources/ reads exports in browsers too and stands on shared/ and wordpress/ alone; hand it what it needs.',
  },
  core: {
    may: ['db', 'shared', 'wordpress', 'sources'],
    never: [...pages, ...http],
    mend: 'core/ knows no HTTP, no React and no language; return a value or a failure code and let the edge present it.',
  },
  api: {
    may: ['shared'],
    types: ['core'],
    never: [...pages, ...database],
    mend: 'api/ is handed the core; take what you need from it, and import types with `import type`.',
  },
  app: {
    may: ['messages', 'shared', 'wordpress', 'sources'],
    types: ['core'],
    never: [...http, ...database],
    mend: 'app/ is handed the core in its page context; import types with `import type`.',
  },
  server: {
    may: ['shared', 'wordpress', 'sources', 'db', 'core', 'api', 'app'],
    mend: 'server/ wires the parts and says nothing to readers.',
  },
  cli: {
    may: ['messages', 'shared', 'wordpress', 'sources', 'db', 'core', 'api', 'app', 'server'],
    mend: 'cli/ may not stand on tests.',
  },
  scripts: {
    may: ['messages', 'shared'],
    mend: 'scripts/ run before there is a site; they only read what it is made of.',
  },
};

/** Who imports what he may not, by the layer table. */
export function brokenLayers(files: SourceFile[]): string[] {
  return files.filter(({ path }) => !isTest(path)).flatMap(brokenImports);
}

function brokenImports(file: SourceFile): string[] {
  const folder = folderOf(file.path);
  const layer = layers[folder];
  return file.imports.flatMap(({ target, isOurs, typeOnly }) => {
    if (isOurs && isTest(target))
      return [`${file.path} imports ${target}: only tests may import tests and their helpers.`];
    if (layer === undefined) return [];
    const allowed = isOurs
      ? mayImport(folder, layer, folderOf(target), typeOnly)
      : typeOnly || !(layer.never ?? []).some((name) => isOf(name, target));
    return allowed ? [] : [`${file.path} imports ${target}: ${layer.mend}`];
  });
}

function mayImport(folder: string, layer: Layer, target: string, typeOnly: boolean): boolean {
  return (
    folder === target || layer.may.includes(target) || (typeOnly && (layer.types ?? []).includes(target))
  );
}

/** Whether a package bears the name, or belongs to its scope. */
function isOf(name: string, target: string): boolean {
  return target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`);
}

/** Top folders that the layer table does not know. */
export function unknownFolders(files: SourceFile[]): string[] {
  const known = new Set([...Object.keys(layers), 'test', 'e2e', 'bench', 'configuration']);
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  return [...folders]
    .filter((folder) => !known.has(folder))
    .map((folder) => `${folder}/ has no line in the layer table: put it into a part, or write its line.`);
}
