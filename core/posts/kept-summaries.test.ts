import { expect, test } from 'vitest';
import { readSummary } from './kept-summaries.ts';

const row = {
  ...{ id: 'a', slug: 'a-post', title: 'A post', date: '2026-01-01', sort_key: '2026-01-01' },
  ...{ cover: null, excerpt: null, summary: 'A text.', tags: '["one"]', language: 'en' },
  ...{ status: 'published', source: 'compose', version: 1, deleted_at: null },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
} as Parameters<typeof readSummary>[0];

test('any column that has changed is seen', () => {
  readSummary(row);
  const changes = { title: 'Another', summary: 'Else.', tags: '["two"]', version: 2, cover: '/c.png' };
  for (const [column, value] of Object.entries(changes)) {
    const read = JSON.stringify(readSummary({ ...row, [column]: value }));
    expect(read).toContain(column === 'tags' ? '["two"]' : JSON.stringify(value));
    expect(readSummary(row).title).toBe('A post');
  }
});
