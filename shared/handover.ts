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
