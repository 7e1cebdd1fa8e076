import { expect, test } from 'vitest';
import { runRenderingJob } from './render.ts';

test('the longest allowed text is rendered within a worker thread’s memory', async () => {
  const piece = '<p>Some words of prose, as many as a paragraph of a book has, or more than that.</p>';
  for (const html of [piece.repeat(Math.floor(2_000_000 / piece.length)), 'a '.repeat(1_000_000)]) {
    const body = await runRenderingJob('body', html);
    expect(body.ok && body.value.html.length).toBe(html.length);
  }
});
