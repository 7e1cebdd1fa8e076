import type { ReadText } from '../core/handover/handed-text.ts';
import { readBlocks } from '../shared/rich-text/blocks.ts';

/** Returns a body as text to export, with the test's fields. */
export function handedText(html: string, fields: Partial<ReadText> = {}): ReadText {
  return {
    title: 'What a chair says',
    blocks: readBlocks(html),
    language: 'en',
    excerpt: 'An excerpt.',
    tags: ['speeches'],
    author: 'Ana',
    origin: 'https://site.example',
    savedAt: '2026-01-01T00:00:00.000Z',
    pictures: new Map(),
    ...fields,
  };
}
