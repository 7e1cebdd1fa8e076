import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { mostNodes, TooIntricateError } from '../../shared/rich-text/too-intricate.ts';
import { renderingJobs } from './rendering-jobs.ts';
import { runRenderingJob } from './run-rendering-job.ts';

/** Characters of which each costs as much as one can. */
const costly = '<b><p>a'.repeat(40_000);

test('what another thread renders is what this one would', async () => {
  const html = `<p onclick=x>One <b>two</b></p>${'<p>three</p>'.repeat(1000)}<script>x</script>`;
  expect(await runRenderingJob('body', html)).toEqual({ ok: true, value: renderingJobs.body(html) });
  const section = { content: '# One\n\n*two*', content_type: 'markdown' } as const;
  expect(await runRenderingJob('section', section)).toEqual({
    ok: true,
    value: renderingJobs.section(section),
  });
});

test('a job that takes too long fails, and none but itself', async () => {
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

test('a text of more elements than anyone writes fails by that alone, however they come about', async () => {
  const tooIntricate = { ok: false, failure: { code: 'text_too_intricate' } };
  for (const piece of ['<p>a</p>', '<br>', '<!---->', '<b>a</b>', '<li>']) {
    expect(await runRenderingJob('body', piece.repeat(mostNodes + 1))).toEqual(tooIntricate);
  }
  // Each paragraph opens all of them again.
  expect(await runRenderingJob('body', `<p><b><i><u><em><strong>${'<p>a'.repeat(mostNodes / 5)}`)).toEqual(
    tooIntricate,
  );
  expect(() => sanitiseHtml('<br>'.repeat(mostNodes + 1))).toThrow(TooIntricateError);
  const most = await runRenderingJob('body', '<p>a</p>'.repeat(mostNodes - 10));
  expect(most.ok && most.value.length.words).toBe(mostNodes - 10);
});

test('a job that breaks is an error, and the next one goes well', async () => {
  await expect(runRenderingJob('body', 1 as unknown as string)).rejects.toThrow('could not be rendered');
  expect((await runRenderingJob('body', '<p>a</p>')).ok).toBe(true);
});

test('no thread keeps the process alive', async () => {
  const code = `import { runRenderingJob } from ${JSON.stringify(new URL('./run-rendering-job.ts', import.meta.url).href)};
    console.log((await runRenderingJob('body', '<p>a</p>')).value.html);`;
  const file = fileURLToPath(new URL('../../package.json', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: file.slice(0, file.lastIndexOf('/')),
    // Threads rest for some seconds.
    timeout: 20_000,
  });
  expect(stdout.trim()).toBe('<p>a</p>');
});
