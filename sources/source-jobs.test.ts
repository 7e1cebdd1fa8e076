import { expect, test } from 'vitest';
import { runHere, sourceJobs } from './source-jobs.ts';

test('a job gives on the caller’s thread what it gives on another', async () => {
  expect(await runHere('markdown', '*x*')).toBe('<p><em>x</em></p>\n');
  const page = await runHere('mediumPage', '<h1 class="p-name">T</h1>');
  expect(page).toEqual(structuredClone(page));
  expect(page.title).toBe('T');
});

test('what a job throws, its caller hears', async () => {
  await expect(runHere('mediumPage', '<p>x</p>'.repeat(90_000))).rejects.toThrow('elements');
});

test('jobs are functions of values that can be sent to another thread', () => {
  expect(Object.keys(sourceJobs)).toEqual(['sourcePost', 'markdown', 'mediumPage']);
});
