import type { SourceFolder } from '../files/source-file.ts';

/** The path of the file that an address in a text means; undefined where there is none in the folder. */
export type FindFile = (address: string, from: string) => string | undefined;

/** Folders whose files lie at the root of the site: of Hugo, Astro and Next, Jekyll, Eleventy. */
const publicFolders = ['', 'static/', 'public/', 'assets/', 'src/', 'source/', 'content/', 'src/assets/'];

/** What names of other texts leave out. */
const textEndings = ['.md', '.markdown', '.mdx'];
export const textName = /\.(?:md|markdown|mdx)$/i;
export const htmlName = /\.html?$/i;
export const pictureName = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|heif)$/i;

/** A path without `.` and `..`, from the folder's root. */
function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function decoded(address: string): string {
  const bare = address.replace(/[?#].*$/, '').replaceAll('\\', '/');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** Finds files of a folder by how texts name them: from the text's own place, from the site's root, or by a template's `@/`. */
export function indexFiles({ files }: SourceFolder): FindFile {
  const paths = new Set(files.map(({ path }) => path));
  // A folder that was packed as a whole lies in a folder of its own.
  const [first = ''] = paths;
  const top = first.includes('/') ? first.slice(0, first.indexOf('/') + 1) : '';
  const root = top !== '' && files.every(({ path }) => path.startsWith(top)) ? top : '';
  return (address, from) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
    const wanted = decoded(address);
    if (wanted === '') return undefined;
    const beside = plainPath(`${from.replace(/[^/]*$/, '')}${wanted}`);
    const places = [
      ...(wanted.startsWith('/') ? [] : [beside]),
      ...publicFolders.map((folder) => root + folder + plainPath(wanted.replace(/^[@~]\//, ''))),
    ];
    const named = places.find((path) => paths.has(path));
    if (named !== undefined || /\.\w{2,5}$/.test(wanted)) return named;
    return places
      .flatMap((path) => textEndings.map((ending) => path.replace(/\/$/, '') + ending))
      .find((path) => paths.has(path));
  };
}

/** Finds files as Obsidian's notes name them: by the end of their path, without that of texts; the shortest path goes first. */
export function indexNames({ files }: SourceFolder): FindFile {
  const byName = new Map<string, string[]>();
  const bare = (path: string) => path.toLowerCase().normalize('NFC').replace(textName, '');
  for (const { path } of files.toSorted((one, other) => one.path.length - other.path.length)) {
    const name = bare(path).replace(/^.*\//, '');
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return (written) => {
    const wanted = bare(plainPath(written));
    const named = byName.get(wanted.replace(/^.*\//, '')) ?? [];
    return named.find((path) => `/${bare(path)}`.endsWith(`/${wanted}`));
  };
}
