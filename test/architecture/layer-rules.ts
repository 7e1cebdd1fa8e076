import { folderOf, isTest } from './layer.ts';
import type { SourceFile } from './source-file.ts';

interface Layer {
  /** Folders whose values it may import; its own is always among them. */
  may: string[];
  /** Folders of which it may know the types only. */
  types?: string[];
  /** Parts of such folders that it may use all the same. */
  except?: string[];
  /** Packages that have no business there, or name scopes of such. */
  never?: string[];
  mend: string;
}

const pages = ['react', 'react-dom', 'react-router', '@react-router'];
const http = ['hono', '@hono'];
const database = ['kysely', 'pg', 'node:sqlite'];

/** Of core/, but for browsers too. */
const browserReader = 'core/import/wordpress/';

/** The table of `docs/architecture.md`, line by line. */
const layers: Record<string, Layer> = {
  shared: {
    may: [],
    never: [...pages, ...http, ...database, 'node:fs'],
    mend: 'shared/ is what browser and server both need and stands on nothing; move what needs more up a layer.',
  },
  copy: {
    may: ['shared'],
    never: [...http, ...database],
    mend: 'copy/ holds sentences only; let the page bring them together with data.',
  },
  db: {
    may: ['shared'],
    never: [...pages, ...http],
    mend: 'db/ knows where rows live, not what they mean; the meaning belongs into core/.',
  },
  core: {
    may: ['db', 'shared'],
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
    may: ['copy', 'shared'],
    types: ['core'],
    // The owner's browser reads an export with the reader that imports it; that one stands on shared/ alone.
    except: [browserReader],
    never: [...http, ...database],
    mend: 'app/ is handed the core in its page context; import types with `import type`.',
  },
  server: {
    may: ['shared', 'db', 'core', 'api', 'app'],
    mend: 'server/ wires the parts and says nothing to readers.',
  },
  cli: {
    may: ['copy', 'shared', 'db', 'core', 'api', 'app', 'server'],
    mend: 'cli/ may not stand on tests.',
  },
  scripts: {
    may: ['copy', 'shared'],
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
      ? mayImport(folder, layer, folderOf(target), typeOnly) || isExcepted(layer, target)
      : typeOnly || !(layer.never ?? []).some((name) => target === name || target.startsWith(`${name}/`));
    return allowed ? [] : [`${file.path} imports ${target}: ${layer.mend}`];
  });
}

function mayImport(folder: string, layer: Layer, target: string, typeOnly: boolean): boolean {
  return (
    folder === target || layer.may.includes(target) || (typeOnly && (layer.types ?? []).includes(target))
  );
}

function isExcepted({ except = [] }: Layer, target: string): boolean {
  return except.some((part) => target.startsWith(part));
}

/** What the reader that browsers use too takes from elsewhere than shared/ and the shapes of an import. */
export function brokenBrowserReader(files: SourceFile[]): string[] {
  const open = /^(shared\/|core\/import\/wordpress\/|core\/import\/imported-post\.ts$)/;
  return files
    .filter(({ path }) => path.startsWith(browserReader) && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target, isOurs, typeOnly }) =>
            !typeOnly && (isOurs ? !open.test(target) : target.startsWith('node:')),
        )
        .map(({ target }) => `${path} imports ${target}: browsers read exports too; hand it what it needs.`),
    );
}

/** Top folders that the layer table does not know. */
export function unknownFolders(files: SourceFile[]): string[] {
  const known = new Set([...Object.keys(layers), 'test', 'e2e', 'bench', 'configuration']);
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  return [...folders]
    .filter((folder) => !known.has(folder))
    .map((folder) => `${folder}/ has no line in the layer table: put it into a part, or write its line.`);
}
