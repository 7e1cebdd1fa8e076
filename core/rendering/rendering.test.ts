import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { mostNodes, TooIntricateError } from '../../shared/rich-text/too-intricate.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { longestDelay, timeOf } from '../../test/event-loop-delay.ts';
import { readBody } from './read-body.ts';
import { renderingJobs } from './rendering-jobs.ts';
import { runRenderingJob } from './run-rendering-job.ts';

/** Characters of which each costs as much as one can. */
const costly = '<b><p>a'.repeat(40_000);

/** Two million as people write them. */
const large = '<p>Some words that a person may have written, and <b>more</b>.</p>\n'.repeat(30_000);

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

test('the longest text of prose is rendered within the memory of a thread', async () => {
  for (const piece of [
    '<p>Some words of prose, as many as a paragraph of a book has, or more than that.</p>',
    'a ',
  ]) {
    const html = piece.repeat(Math.floor(2_000_000 / piece.length));
    const body = await runRenderingJob('body', html);
    expect(body.ok && body.value.html.length).toBe(html.length);
  }
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

test('a body is read once for each of its texts', async () => {
  const read = expectOk(await readBody(large));
  const again = await longestDelay(async () => timeOf(() => void readBody(read.html)));
  expect(again.value).toBeLessThan(200);
  expect(expectOk(await readBody(read.html))).toEqual(read);
}, 120_000);

eachDialect('the thread that answers goes on answering', (open) => {
  test('while a post of two million characters is saved, read, listed, previewed and searched', async () => {
    const { core } = createTestCore(await open());
    const here = timeOf(() => sanitiseHtml(large));
    const bound = Math.max(here / 2, 250);
    const saved = await longestDelay(() => core.posts.create(postInput({ html: large, slug: 'large' })));
    expectOk(saved.value);
    const others = {
      saved,
      read: await longestDelay(() => core.posts.get(owner, 'large')),
      listed: await longestDelay(() => core.posts.list(owner, { page: 1, limit: 10 })),
      previewed: await longestDelay(() => core.posts.preview(postInput({ html: `${large}b` }))),
      searched: await longestDelay(() => core.posts.suggest('a')),
      versions: await longestDelay(() => core.posts.revisions('large')),
    };
    const delays = Object.entries(others).map(([name, { delay }]) => [name, Math.round(delay)]);
    for (const [name, delay] of delays) expect(delay, String(name)).toBeLessThan(bound);
  }, 240_000);

  test('while two hundred thousand characters of Markdown are saved and shown', async () => {
    const { core } = createTestCore(await open());
    const content = `${'_a*'.repeat(33)} a\n\n`.repeat(2000).slice(0, 200_000);
    const text = { content, content_type: 'markdown' } as const;
    const here = timeOf(() => renderingJobs.section(text));
    const bound = Math.max(here / 2, 250);
    const place = { page_type: 'homepage', section_key: 'about_content', language: 'en' } as const;
    const saved = await longestDelay(() => core.content.create({ ...place, ...text, status: 'published' }));
    expectOk(saved.value);
    const shown = await longestDelay(() => core.content.renderPublished('homepage', 'en'));
    expect(shown.value.about_content?.text.length).toBeGreaterThan(1000);
    const rendered = await longestDelay(() => core.content.render({ ...text, content: `b${content}` }));
    const delays = { saved: saved.delay, shown: shown.delay, rendered: rendered.delay };
    for (const [name, delay] of Object.entries(delays)) expect(delay, name).toBeLessThan(bound);
  }, 120_000);
});
