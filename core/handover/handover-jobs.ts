import { readWord, type WordReading, type WordText } from '../../readers/word/read-word.ts';
import type { HandoverFormat, MailBody, WordFailure } from '../../shared/handover.ts';
import { ok, type Result } from '../../shared/result.ts';
import { readBlocks, writeBlocks } from '../../shared/rich-text/blocks.ts';
import type { ExportedText, ReadText } from './handed-text.ts';

export type ReadFile = Omit<WordText, 'blocks'> & { html: string };

const writers: Record<HandoverFormat, (text: ReadText) => Promise<Uint8Array<ArrayBuffer>>> = {
  word: async (text) => (await import('./write-word.ts')).writeWord(text),
  pdf: async (text) => (await import('./write-pdf.ts')).writePdf(text),
  markdown: async (text) => bytesOf((await import('./write-plain.ts')).writeMarkdown(text)),
  text: async (text) => bytesOf((await import('./write-plain.ts')).writeText(text)),
  mail: async (text) => bytesOf((await import('./write-plain.ts')).writeMailFile(text)),
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

function readText({ html, ...text }: ExportedText): ReadText {
  return { ...text, blocks: readBlocks(html) };
}

export const handoverJobs = {
  write: ({ text, format }: { text: ExportedText; format: HandoverFormat }) =>
    writers[format](readText(text)),

  mail: async (text: ExportedText): Promise<MailBody> => {
    const { writeMailBody } = await import('./write-plain.ts');
    return writeMailBody(readText(text));
  },

  readWord: async ({
    bytes,
    reading,
  }: {
    bytes: Uint8Array;
    reading: WordReading;
  }): Promise<Result<ReadFile, WordFailure>> => {
    const read = await readWord(fileOf(bytes), reading);
    if (!read.ok) return read;
    const { blocks, ...rest } = read.value;
    return ok({ ...rest, html: writeBlocks(blocks) });
  },
} as const;

export type HandoverJobs = typeof handoverJobs;

function fileOf(bytes: Uint8Array) {
  return {
    size: bytes.length,
    async *read(start = 0, end = bytes.length) {
      yield bytes.subarray(start, end);
    },
  };
}
