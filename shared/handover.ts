import { z } from 'zod';
import type { Picture } from './rich-text/blocks.ts';

/** Export formats. */
export const handoverFormats = ['word', 'pdf', 'markdown', 'text', 'mail'] as const;

export type HandoverFormat = (typeof handoverFormats)[number];

/** Each format's file extension and media type. */
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

/** A text as an email body, with and without formatting. */
export interface MailBody {
  subject: string;
  html: string;
  text: string;
}

/** Characters that Windows, macOS or a shell treat specially, and invisible ones. */
const unsafe = /[\p{C}\u2028\u2029/\\:*?"<>|]+/gu;

/** The longest file name without its extension, in characters. It fits every file system and encoding. */
const maxNameLength = 80;

/** Device names reserved by Windows. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns the title as a file name for every system, or the slug if no characters remain. */
export function fileNameFor(title: string, slug: string, format: HandoverFormat): string {
  const words = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ');
  const name = Array.from(words.trim())
    .slice(0, maxNameLength)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  const usable = name === '' || devices.test(name) ? slug || 'text' : name;
  return `${usable}.${handoverFiles[format].extension}`;
}

/** Returns the `Content-Disposition` for a download (RFC 6266). */
export function savedAs(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Parts of a Word file that a post can't contain: omitted or converted. */
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

/** `what`: names or words from the first of them; '' for none. */
export const wordReportSchema = z.array(
  z.object({ code: z.enum(wordLosses), count: z.int(), what: z.string() }),
);

export type WordReport = z.infer<typeof wordReportSchema>;

/** The choices for tracked changes in Word files. */
export const trackedChanges = ['accepted', 'rejected'] as const;

export type TrackedChanges = (typeof trackedChanges)[number];

/** Maximum size of a Word file in bytes. */
export const maxWordFileLength = 20 * 1024 * 1024;

/** Why a file couldn't be read, in the API. `changes_undecided` asks what to do with tracked changes. */
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

/** The document property of Word files created by this site, to restore their headings and images. */
export const ownProperty = 'WrittenAs';

/** The style of text that replaces an image missing from the file. */
export const pictureAddressStyle = 'PictureAddress';

/** Returns a drawing's name, which Word stores but never shows: the image's URL and its width on the site. */
export function pictureName({ src, width, height }: Picture): string {
  return `${src} ${width || '-'} ${height || '-'}`;
}

const beside = '-';

/** Returns a drawing's name without the URL, which would make it too long. */
export const pictureSizes = (picture: Picture) => pictureName({ ...picture, src: beside });

/** Parses a drawing's name, with `target` as the URL if the name contains none. Undefined for other names. */
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

/** Returns the Word bookmark for a fragment such as `#note`. */
export function placeName(address: string): string {
  return address === '#' ? '_top' : address.slice(1);
}

/** Returns the fragment for a bookmark; '' for Word's own bookmarks: headings, notes and cross-references. */
export function placeAddress(name: string): string {
  if (name === '_top') return '#';
  return name === '' || /^_(?:Toc|Ref|Hlk)\d/.test(name) ? '' : `#${name}`;
}
