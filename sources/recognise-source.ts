import type { SourceFailure, SourceKind } from '../shared/import-source.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  type ReadOptions,
  readWordPressExport,
  type WordPressExport,
} from '../wordpress/read-wordpress-export.ts';
import { readBlogger } from './blogger/read-blogger.ts';
import type { EmbeddedFiles } from './embedded/embedded-files.ts';
import { isZip, openZip } from './files/open-zip.ts';
import { readHead, startOf } from './files/read-text.ts';
import type { FolderFile, ImportInput, SourceFile, SourceFolder } from './files/source-file.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { joinExports } from './join-exports.ts';
import { isMarkdownFile, readMarkdownFolder } from './markdown/read-markdown-folder.ts';
import { readMedium } from './medium/read-medium.ts';
import type { SourceReading } from './post/source-post.ts';
import type { RunSourceJob } from './source-jobs.ts';
import { readSubstack } from './substack/read-substack.ts';

/** A source whose kind is known. `files` are those of the archive, for the pictures among them. */
export interface RecognisedSource {
  kind: SourceKind;
  files: readonly FolderFile[];
  wordpress?: WordPressExport;
  reading?: SourceReading;
}

/** As for WordPress' exports; `run` does what takes long, and texts are read `withoutPictures`. */
interface RecogniseOptions extends ReadOptions, Pick<EmbeddedFiles, 'withoutPictures'> {
  run: RunSourceJob;
}

type Recognised = Result<RecognisedSource, SourceFailure>;

/** Bytes by which a file is told from others. */
const headLength = 8_192;

/** Finds out which system an export comes from: by what is in it, whatever its name. */
export async function recogniseSource(input: ImportInput, options: RecogniseOptions): Promise<Recognised> {
  if ('files' in input) return recogniseFolder(input, options);
  const head = await readHead(input, headLength);
  if (isZip(head)) {
    const folder = await openZip(input);
    return folder.ok ? recogniseFolder(folder.value, options) : folder;
  }
  return recogniseFile(options.withoutPictures(input), startOf(head), options);
}

/** Markdown begins with front matter where it is a post; without it nothing says what it is. */
const frontMatter = /^(?:---|\+\+\+)[^\S\n]*\r?\n/;

async function recogniseFile(
  file: FolderFile | SourceFile,
  start: string,
  options: RecogniseOptions,
): Promise<Recognised> {
  if (frontMatter.test(start)) {
    const path = 'path' in file ? file.path : 'post.md';
    return reading(
      await readMarkdownFolder({ files: [{ ...file, path, read: () => file.read() }] }, options.run),
    );
  }
  if (/^[{[]/.test(start)) return reading(await readGhost(file));
  if (isBlogger(start)) return reading(await readBlogger([file]));
  const opened = await readWordPressExport(() => file.read(), options);
  if (!opened.ok) return opened;
  const kind = isSquarespace(start) ? 'squarespace' : 'wordpress';
  return ok({ kind, files: [], wordpress: opened.value });
}

/** Its own backup, and that of Google Takeout. */
function isBlogger(start: string): boolean {
  return /<(?:[\w-]+:)?feed[\s>]/.test(start) && /schemas\.google\.com\/blogger|tag:blogger\.com/.test(start);
}

/** Squarespace writes WordPress' format: with addresses from its root on, and authors below zero. */
function isSquarespace(start: string): boolean {
  return /squarespace/i.test(start) || /<wp:author_id>-\d/.test(start);
}

function reading(found: SourceReading | null, files: readonly FolderFile[] = []): Recognised {
  return found ? ok({ kind: found.kind, files, reading: found }) : fail({ code: 'not_an_export' });
}

/** Texts that may hold pictures; all else is read as it is. */
const isText = ({ path }: FolderFile) => /\.(?:html?|md|markdown|mdx|mdown|json|xml|atom|csv)$/i.test(path);

/** One file among many may be the export: that of a backup, or what a system packs for the way. Exports in parts are one. */
async function recogniseFolder({ files }: SourceFolder, options: RecogniseOptions): Promise<Recognised> {
  const texts = files.map((file) => (isText(file) ? options.withoutPictures(file) : file));
  const folder = { files: texts };
  const packed = (await readSubstack(folder)) ?? (await readMedium(folder, options.run));
  if (packed) return reading(packed, files);
  const feeds: FolderFile[] = [];
  const exports: RecognisedSource[] = [];
  for (const file of exportsIn(texts)) {
    const start = startOf(await readHead(file, headLength));
    if (isBlogger(start)) feeds.push(file);
    else if (start.startsWith('{') || /<rss[^>]*wordpress\.org\/export|<wp:wxr_version>/.test(start)) {
      const found = await recogniseFile(file, start, options);
      if (found.ok && found.value.reading) return ok({ ...found.value, files });
      if (found.ok) exports.push(found.value);
    }
  }
  const [first, ...more] = exports.flatMap(({ wordpress }) => wordpress ?? []);
  const kind = exports[0]?.kind ?? 'wordpress';
  if (first) return ok({ kind, files, wordpress: joinExports([first, ...more]) });
  if (feeds.length > 0) return reading(await readBlogger(feeds), files);
  return files.some(isMarkdownFile)
    ? reading(await readMarkdownFolder(folder, options.run), files)
    : fail({ code: 'not_an_export' });
}

/** Files that are opened to see whether they are the export, or parts of it: the largest. */
const mostOpened = 200;

function exportsIn(files: readonly FolderFile[]): FolderFile[] {
  return files
    .filter(({ path }) => /\.(?:json|xml|atom)$/i.test(path))
    .sort((a, b) => b.size - a.size)
    .slice(0, mostOpened)
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}
