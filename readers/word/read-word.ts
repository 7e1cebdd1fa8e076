import { percentDecoded } from '../../shared/addresses.ts';
import {
  ownProperty,
  type TrackedChanges,
  type WordFailure,
  type WordReport,
} from '../../shared/handover.ts';
import type { Locale } from '../../shared/locale.ts';
import { isHeic } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { type Block, type Line, linesOf, plain } from '../../shared/rich-text/blocks.ts';
import { type FolderFile, isZip, openZip, type SourceFile } from '../source-files.ts';
import { type FoundPicture, type Relation, type WordContext, WordReportBook } from './word-context.ts';
import { DocumentReader, runningWords, textOf } from './word-document.ts';
import { createListNumbers, createStyleSheet } from './word-styles.ts';
import { allElements, readElements, unpacked, WordDamage, WordTooLarge } from './word-xml.ts';

export interface WordText {
  title: string;
  language: Locale;
  blocks: Block[];
  pictures: (FoundPicture & { bytes: Uint8Array })[];
  report: WordReport;
  /** The number of tracked changes. */
  changes: number;
}

export interface WordReading {
  /** How to treat tracked changes. If undefined, a file that has any is rejected. */
  changes?: TrackedChanges | undefined;
  /** This site's origin. */
  origin: string;
  /** Becomes the title if the text has none. */
  fileName: string;
}

/** The limits: bytes per image, bytes of all images, and the number of images. */
const limits = { picture: 15 * 1024 * 1024, pictures: 60 * 1024 * 1024, count: 100, files: 10_000 } as const;

/** The first bytes of files from before Word 2007 and of encrypted files. */
const oldHead = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a Word file (`.docx`, ECMA-376). What a post can't show is reported. */
export async function readWord(
  file: SourceFile,
  reading: WordReading,
): Promise<Result<WordText, WordFailure>> {
  const head: number[] = [];
  for await (const piece of file.read(0, 4)) head.push(...piece);
  if (oldHead.every((byte, at) => head[at] === byte)) return fail({ code: 'old_word' });
  if (!isZip(Uint8Array.from(head))) return fail({ code: 'not_word' });
  const zip = await openZip(file);
  if (!zip.ok)
    return fail({ code: zip.failure.code === 'archive_too_large' ? 'word_too_large' : 'word_damaged' });
  const files = new Map(zip.value.files.map((each) => [each.path, each]));
  if (files.size > limits.files) return fail({ code: 'word_too_large' });
  try {
    const main = await mainPart(files);
    return main === undefined ? fail({ code: 'not_word' }) : await readParts(files, main, reading);
  } catch (error) {
    if (error instanceof WordTooLarge) return fail({ code: 'word_too_large' });
    if (error instanceof WordDamage) return fail({ code: 'word_damaged' });
    throw error;
  }
}

type Files = ReadonlyMap<string, FolderFile>;

async function mainPart(files: Files): Promise<string | undefined> {
  const types = await allElements(files.get('[Content_Types].xml'), 'Types');
  const main = types.find(({ attributes }) =>
    /wordprocessingml\.(document|template)\.main\+xml$|ms-word\.(document|template)\.macroEnabled\.main\+xml$/i.test(
      attributes.ContentType ?? '',
    ),
  );
  const path = main?.attributes.PartName?.replace(/^\//, '') ?? 'word/document.xml';
  return files.has(path) ? path : undefined;
}

interface Relations {
  byId: Map<string, Relation>;
  byType(type: string): string[];
}

/** Returns the targets of a part's relationships. `base` is the part's folder. */
async function relationsOf(files: Files, part: string): Promise<Relations> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = part.slice(folder.length);
  const nodes = await allElements(files.get(`${folder}_rels/${name}.rels`), 'Relationships');
  const byId = new Map<string, Relation>();
  const types = new Map<string, string[]>();
  for (const { attributes } of nodes) {
    const { Id = '', Target = '', Type = '', TargetMode } = attributes;
    const isExternal = TargetMode === 'External';
    const target = isExternal ? Target : resolved(Target, folder);
    byId.set(Id, { target, isExternal });
    const type = Type.slice(Type.lastIndexOf('/') + 1);
    if (!isExternal) types.set(type, [...(types.get(type) ?? []), target]);
  }
  return { byId, byType: (type) => types.get(type) ?? [] };
}

function resolved(target: string, folder: string): string {
  return percentDecoded((URL.parse(target, `file:///${folder}`)?.pathname ?? '').slice(1));
}

async function readParts(
  files: Files,
  main: string,
  { changes, origin, fileName }: WordReading,
): Promise<Result<WordText, WordFailure>> {
  const relations = await relationsOf(files, main);
  const part = (type: string) => files.get(relations.byType(type)[0] ?? '');
  const custom = await allElements(files.get('docProps/custom.xml'), 'Properties');
  const styles = createStyleSheet(await allElements(part('styles'), 'w:styles'));
  const numbering = await allElements(part('numbering'), 'w:numbering');
  const newContext = (hasOpenFields: boolean): WordContext => ({
    isOwn: custom.some(({ attributes }) => attributes.name === ownProperty),
    origin,
    changes: changes ?? 'accepted',
    styles,
    numbers: createListNumbers(numbering),
    relations: relations.byId,
    report: new WordReportBook(),
    pictures: [],
    fields: [],
    hasOpenFields,
    notes: [],
    headings: [],
    title: '',
    changed: 0,
    languages: new Map(),
  });
  const document = files.get(main);
  if (!document) return fail({ code: 'word_damaged' });
  const readBody = async (context: WordContext) => {
    const reader = new DocumentReader(context);
    for await (const node of readElements(document, 'w:body')) reader.take(node);
    return { context, blocks: reader.finish() };
  };
  const read = await readBody(newContext(false));
  // If a field has no end, the rest of the document would be read as part of it.
  const isWhole = read.context.fields.every(({ isCode }) => !isCode);
  const { context, blocks } = isWhole ? read : await readBody(newContext(true));
  const notes = await readNotes(context, files, relations);
  if (context.changed > 0 && changes === undefined) {
    return fail({ code: 'changes_undecided', count: context.changed });
  }
  await reportRest(context, files, relations);
  const body = settleHeadings(blocks, context);
  const title = context.title || (await coreTitle(files)) || fileName.replace(/\.[^.]*$/, '').trim();
  const language = languageOf(context);
  return ok({
    title,
    language,
    blocks: [...body, ...noteBlocks(notes, language)],
    pictures: await takePictures(context, files),
    report: context.report.list(),
    changes: context.changed,
  });
}

/** Returns the notes that the text refers to, as blocks. */
async function readNotes(context: WordContext, files: Files, relations: Relations): Promise<Block[][]> {
  const found = new Map<string, Block[]>();
  for (const kind of ['footnote', 'endnote'] as const) {
    const [path] = relations.byType(`${kind}s`);
    const file = path === undefined ? undefined : files.get(path);
    if (!file || path === undefined) continue;
    const own = { ...context, relations: (await relationsOf(files, path)).byId };
    for await (const { attributes, children } of readElements(file, `w:${kind}s`)) {
      const name = `${kind} ${attributes.id ?? ''}`;
      if (!context.notes.includes(name)) {
        // A note's mark isn't part of its text. Notes with a type are separators.
        const words = attributes.type === undefined ? runningWords(children) : '';
        if (words) context.report.add('hidden', words);
        continue;
      }
      own.title = 'a note has none';
      const reader = new DocumentReader(own, { isQuoted: false, align: null, isTop: false });
      for (const node of children) reader.take(node);
      found.set(name, reader.finish());
    }
    context.changed = own.changed;
  }
  return context.notes.map((name) => found.get(name) ?? []);
}

const notesHeading: Record<Locale, string> = { en: 'Notes', es: 'Notas' };

function noteBlocks(notes: readonly Block[][], language: Locale): Block[] {
  if (notes.length === 0) return [];
  const line = (text: string, tag: Line['tag']): Line => ({
    kind: 'line',
    tag,
    align: null,
    inlines: [{ kind: 'text', text, marks: plain }],
  });
  // A note that is omitted keeps its number.
  const items = notes.map((blocks) => (blocks.length > 0 ? blocks : [line('–', 'p')]));
  return [line(notesHeading[language], 'h2'), { kind: 'list', ordered: true, start: 1, items }];
}

async function reportRest(context: WordContext, files: Files, relations: Relations): Promise<void> {
  const comments = await allElements(files.get(relations.byType('comments')[0] ?? ''), 'w:comments');
  if (comments.length > 0) context.report.add('comments', '', comments.length);
  if (context.changed > 0) context.report.add('changes', '', context.changed);
  for (const [type, parent] of [
    ['header', 'w:hdr'],
    ['footer', 'w:ftr'],
  ] as const) {
    for (const path of relations.byType(type)) {
      const words = runningWords(await allElements(files.get(path), parent));
      if (words) context.report.add('running_heads', words);
    }
  }
}

/** Reduces headings to two levels. A single top-level heading at the start becomes the title. */
function settleHeadings(blocks: Block[], context: WordContext): Block[] {
  const { headings, isOwn } = context;
  const [first] = headings;
  let body = blocks;
  let left = headings;
  const isTop = first?.level === 0 && headings.filter(({ level }) => level === 0).length === 1;
  if (!isOwn && context.title === '' && first && isTop && first.line === blocks.find(hasWords)) {
    context.title = textOf(first.line);
    body = blocks.filter((block) => block !== first.line);
    left = headings.slice(1);
  }
  const top = isOwn ? 0 : Math.min(...left.map(({ level }) => level));
  for (const { line, level } of left) line.tag = level === top ? 'h2' : 'h3';
  return body;
}

const hasWords = (block: Block) => linesOf(block).some((line) => textOf(line) !== '');

async function coreTitle(files: Files): Promise<string> {
  const properties = await allElements(files.get('docProps/core.xml'), 'coreProperties');
  const title = properties.find(({ name }) => name === 'title')?.text ?? '';
  return title.replace(/\s+/g, ' ').trim();
}

/** Returns the proofing language of most of the text. */
function languageOf({ languages, styles }: WordContext): Locale {
  let spanish = 0;
  let others = 0;
  for (const [name, count] of languages) {
    if (/^es\b/i.test(name || styles.language)) spanish += count;
    else others += count;
  }
  return spanish > others ? 'es' : 'en';
}

async function takePictures({ pictures, report }: WordContext, files: Files): Promise<WordText['pictures']> {
  const taken: WordText['pictures'] = [];
  let sum = 0;
  for (const picture of pictures) {
    const file = files.get(picture.path);
    if (isHeic({ name: picture.path, type: '' })) {
      report.add('heic', picture.alt || picture.path.replace(/^.*\//, ''));
      continue;
    }
    const fits = file && file.size <= limits.picture && sum + file.size <= limits.pictures;
    if (!fits || taken.length >= limits.count) {
      report.add('pictures', picture.alt || picture.path.replace(/^.*\//, ''));
      continue;
    }
    sum += file.size;
    taken.push({ ...picture, bytes: await bytesOf(file) });
  }
  return taken;
}

async function bytesOf(file: FolderFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const piece of unpacked(file)) {
    bytes.set(piece.subarray(0, file.size - at), at);
    at += piece.length;
  }
  return bytes;
}
