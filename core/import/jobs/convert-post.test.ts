import { expect, test } from 'vitest';
import {
  readWordPressExport,
  type WordPressEvent,
} from '../../../readers/wordpress/read-wordpress-export.ts';
import { asSource, wordPressExport } from '../../../test/wordpress-export.ts';
import { createConverter } from '../import-file.ts';

const upload = (id: number) => ({
  id,
  type: 'attachment',
  more: `<wp:attachment_url>https://old.example.com/u/${id}.jpg</wp:attachment_url><wp:post_parent>1</wp:post_parent>`,
});

/** A post whose pictures are told elsewhere in the file, by one that is small and by one that is large. */
const items = [
  { id: 1, content: '<p>All:</p>[gallery]' },
  { id: 2, content: `<p>${'Words, and words. '.repeat(500)}</p>[gallery ids="3001,3600"]` },
  { id: 3, content: '<!-- wp:block {"ref":9} /-->' },
  { id: 4, content: '<p>Small.</p>' },
  { id: 9, type: 'wp_block', content: '<p>Stands elsewhere.</p>' },
  ...Array.from({ length: 700 }, (_, at) => upload(3000 + at)),
];

async function read(converter?: typeof createConverter): Promise<WordPressEvent[]> {
  const source = asSource(wordPressExport(items), 65_536);
  const opened = await readWordPressExport(source, {
    now: new Date('2026-01-01'),
    ...(converter && { converter }),
  });
  if (!opened.ok) throw new Error('It is an export.');
  const events: WordPressEvent[] = [];
  for await (const event of opened.value.events()) events.push(event);
  return events;
}

test('posts converted on another thread are what they would be here, uploads and all', async () => {
  const there = await read(createConverter);
  expect(there).toEqual(await read());
  expect(JSON.stringify(there)).toContain('u/3600.jpg');
  expect(JSON.stringify(there)).toContain('Stands elsewhere.');
});
