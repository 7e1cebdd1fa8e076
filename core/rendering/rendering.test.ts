import { expect, test } from 'vitest';
import { maxNodes, TooIntricateError } from '../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { runRenderingJob } from './render.ts';
import { renderingJobs } from './rendering-jobs.ts';

/** Text whose rendering is as slow as possible. */
const costly = '<b><p>a'.repeat(40_000);

test('a worker thread renders text the same way as the main thread', async () => {
  const html = `<p onclick=x>One <b>two</b></p>${'<p>three</p>'.repeat(1000)}<script>x</script>`;
  expect(await runRenderingJob('body', html)).toEqual({ ok: true, value: renderingJobs.body(html) });
  const section = { content: '# One\n\n*two*', content_type: 'markdown' } as const;
  expect(await runRenderingJob('section', section)).toEqual({
    ok: true,
    value: renderingJobs.section(section),
  });
});

test('a rendering job that takes too long fails, and the others succeed', async () => {
  const jobs = [
    runRenderingJob('body', costly.repeat(8), 30),
    ...[1, 2, 3, 4].map((number) => runRenderingJob('body', `<p>${number}</p>`)),
  ];
  const [late, ...others] = await Promise.all(jobs);
  expect(late).toEqual({ ok: false, failure: { code: 'text_too_intricate' } });
  expect(others.map((other) => other.ok && other.value.html)).toEqual([
    '<p>1</p>',
    '<p>2</p>',
    '<p>3</p>',
    '<p>4</p>',
  ]);
});

test('a text with too many elements is rejected as too complex, whatever creates them', async () => {
  const tooIntricate = { ok: false, failure: { code: 'text_too_intricate' } };
  for (const piece of ['<p>a</p>', '<br>', '<!---->', '<b>a</b>', '<li>']) {
    expect(await runRenderingJob('body', piece.repeat(maxNodes + 1))).toEqual(tooIntricate);
  }
  // Each paragraph reopens all five elements.
  expect(await runRenderingJob('body', `<p><b><i><u><em><strong>${'<p>a'.repeat(maxNodes / 5)}`)).toEqual(
    tooIntricate,
  );
  expect(() => sanitizeHtml('<br>'.repeat(maxNodes + 1))).toThrow(TooIntricateError);
  const most = await runRenderingJob('body', '<p>a</p>'.repeat(maxNodes - 10));
  expect(most.ok && most.value.length.words).toBe(maxNodes - 10);
});
