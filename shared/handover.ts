import { z } from 'zod';
import type { Picture } from './rich-text/blocks.ts';

/** In which form a text is handed over. */
export const handoverFormats = ['word', 'pdf', 'markdown', 'text', 'mail'] as const;

export type HandoverFormat = (typeof handoverFormats)[number];

/** The end of the file's name, and what it is. */
export const handoverFiles: Record<HandoverFormat, { extension: string; type: string }> = {
  word: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', type: 'application/pdf' },
  markdown: { extension: 'md', type: 'text/markdown; charset=utf-8' },
  text: { extension: 'txt', type: 'text/plain; charset=utf-8' },
  mail: { extension: 'eml', type: 'message/rfc822' },
};

/** A text as the body of an e-mail: with its looks, and without. */
export interface MailBody {
  subject: string;
  html: string;
  text: string;
}

/** Characters that Windows, macOS or a shell take for something else, and those that nobody sees. */
const unsafe = /[\p{C}\u2028\u2029/\\:*?"<>|]+/gu;

/** Longest name without its extension, in characters: short enough for every file system in every encoding. */
const longestName = 80;

/** Names that Windows keeps for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The title as the name of a file that any system can keep; the slug where nothing of it is left. */
export function fileNameFor(title: string, slug: string, format: HandoverFormat): string {
  const words = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ');
  const name = Array.from(words.trim())
    .slice(0, longestName)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  const usable = name === '' || devices.test(name) ? slug || 'text' : name;
  return `${usable}.${handoverFiles[format].extension}`;
}

/** `Content-Disposition` of a file that is to be saved under its name (RFC 6266). */
export function savedAs(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** What a Word file holds that an article can't show as it was: left out, or in another form. */
export const wordLosses = [
  'pictures',
  'heic',
  'links',
  'text_boxes',
  'tables',
  'equations',
  'charts',
  'objects',
  'symbols',
  'comments',
  'hidden',
  'running_heads',
  'contents',
  'struck',
  'raised',
  'heading_numbers',
  'list_labels',
  'right_to_left',
  'changes',
] as const;

export type WordLoss = (typeof wordLosses)[number];

/** `what`: names or words of the first of them, '' for none. */
export const wordReportSchema = z.array(
  z.object({ code: z.enum(wordLosses), count: z.int(), what: z.string() }),
);

export type WordReport = z.infer<typeof wordReportSchema>;

/** What becomes of changes that Word has tracked. */
export const trackedChanges = ['accepted', 'rejected'] as const;

export type TrackedChanges = (typeof trackedChanges)[number];

/** Bytes of a Word file. */
export const longestWordFile = 20 * 1024 * 1024;

/** Why a file could not be read; `changes_undecided` asks what becomes of its tracked changes. */
/** Why a file gives no text, as the API names it besides its sentence. */
export const wordFailureCodes = [
  'not_word',
  'old_word',
  'word_damaged',
  'word_too_large',
  'word_empty',
  'changes_undecided',
] as const;

export type WordFailure =
  | { code: 'not_word' }
  | { code: 'old_word' }
  | { code: 'word_damaged' }
  | { code: 'word_too_large' }
  | { code: 'changes_undecided'; count: number };

/** By this property a Word file is known again as one that the site wrote, and its headings and pictures as what they were. */
export const ownProperty = 'WrittenAs';

/** The style of words that stand for a picture which is not in the file. */
export const pictureAddressStyle = 'PictureAddress';

/** The name of a drawing, which Word keeps and shows nobody: where the picture is on the site, and how wide it is there. */
export function pictureName({ src, width, height }: Picture): string {
  return `${src} ${width || '-'} ${height || '-'}`;
}

const beside = '-';

/** The same of a picture whose address stands beside it, and would make a name too long. */
export const pictureSizes = (picture: Picture) => pictureName({ ...picture, src: beside });

/** What a drawing's name says, its address being `target` where it has none; undefined where it is no such name. */
export function readPictureName(
  name: string,
  target = '',
): Pick<Picture, 'src' | 'width' | 'height'> | undefined {
  const [, src, width, height] = /^(.+) (-|\d{1,5}%?) (-|\d{1,5})$/.exec(name) ?? [];
  if (src === undefined || width === undefined || height === undefined) return undefined;
  return {
    src: src === beside ? target : src,
    width: width.replace('-', ''),
    height: height.replace('-', ''),
  };
}

/** A place of the page, as `#note`, by the name that Word has for it. */
export function placeName(address: string): string {
  return address === '#' ? '_top' : address.slice(1);
}

/** The place that is named so; '' for what Word itself has marked: headings, notes and what is pointed at. */
export function placeAddress(name: string): string {
  if (name === '_top') return '#';
  return name === '' || /^_(?:Toc|Ref|Hlk)\d/.test(name) ? '' : `#${name}`;
}
