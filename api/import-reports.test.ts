import { expect, test } from 'vitest';
import { signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

const xml = wordPressExport([
  { name: 'whole', title: '=1+1' },
  { name: 'half', content: '<p>One two</p><svg><text>three four</text></svg>' },
]);

async function imported(site: TestSite, cookie: string): Promise<string> {
  const response = await site.request('/api/blog/import?name=old.xml', {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/xml' },
    body: xml,
  });
  return ((await response.json()) as { run: string }).run;
}

interface Posts {
  posts: { slug: string; position: number }[];
  next: string | null;
}

eachDialect('/api/blog/imports', (open) => {
  test('lists import reports only for the owner', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const run = await imported(site, cookie);
    const list = await (await ask('GET', '/api/blog/imports')).json();
    expect(list).toMatchObject([{ id: run, name: 'old.xml', done: 2, summary: { compared: 2, whole: 1 } }]);
    const one = await ask('GET', `/api/blog/imports/${run}`);
    const [{ summary, ...listed }] = list as [{ summary: object }];
    expect(await one.json()).toEqual({ ...listed, summary: { ...summary, skipped: [], problems: [] } });
    for (const path of ['', `/${run}`, `/${run}/posts`, `/${run}/report.csv`])
      await expectProblem(await site.request(`/api/blog/imports${path}`), 401);
    for (const path of ['/none', '/none/posts', '/none/report.json'])
      await expectProblem(await ask('GET', `/api/blog/imports${path}`), 404);
  });

  test('lists the posts of an import worst first, filtered and in pages', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const run = await imported(site, cookie);
    const read = async (query: string) => {
      const response = await ask('GET', `/api/blog/imports/${run}/posts?${query}`);
      expect(response.status).toBe(200);
      return (await response.json()) as Posts;
    };
    const first = await read('limit=1');
    expect(first).toMatchObject({ posts: [{ slug: 'half', decision: null }], next: expect.any(String) });
    expect(await read(`limit=1&after=${first.next}`)).toMatchObject({
      posts: [{ slug: 'whole' }],
      next: null,
    });
    expect((await read('incomplete=1')).posts).toHaveLength(1);
    expect((await read('change=words_lost')).posts).toMatchObject([{ slug: 'half' }]);
    expect((await read('outcome=failed&q=x')).posts).toEqual([]);
    const bad = await ask('GET', `/api/blog/imports/${run}/posts?after=x`);
    await expectProblem(bad, 400);
  });

  test('exports an import report without spreadsheet formulas in its cells', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const run = await imported(site, cookie);
    const csv = await ask('GET', `/api/blog/imports/${run}/report.csv`);
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="import-.*\.csv"$/);
    const [head = '', whole = '', half = '', end] = (await csv.text()).split('\r\n');
    expect(head).toContain(
      'place,score,outcome,status,decision,title,slug,source,all_words,all_words_missing',
    );
    expect(whole).toMatch(/^1,1,created,published,,'=1\+1,whole,/);
    // 2 words in the title and 4 in the body; 2 are missing.
    expect(half).toContain(',6,2,0,2,0,0,0,0,0,4,2,0,');
    expect(half.split(',').length).toBe(head.split(',').length);
    expect(end).toBe('');
    const json = await ask('GET', `/api/blog/imports/${run}/report.json`);
    expect(await json.json()).toMatchObject({
      run: { id: run },
      posts: [{ slug: 'whole' }, { slug: 'half' }],
    });
    await expectProblem(await ask('GET', `/api/blog/imports/${run}/report.exe`), 404);
  });

  test('saves decisions about imported posts and deletes import reports', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const run = await imported(site, cookie);
    const decide = (position: number, decision: unknown) =>
      ask('PUT', `/api/blog/imports/${run}/posts/${position}/decision`, { decision });
    expect(await (await decide(1, 'accepted')).json()).toMatchObject({ decision: 'accepted' });
    expect((await decide(2, 'left_out')).status).toBe(200);
    await expectProblem(await site.request('/api/blog/posts/half'), 404);
    expect((await decide(2, null)).status).toBe(200);
    expect((await site.request('/api/blog/posts/half')).status).toBe(200);
    await expectProblem(await decide(9, 'accepted'), 404);
    await expectProblem(await decide(1, 'maybe'), 400);
    const remove = (path: string) => ask('DELETE', `/api/blog/imports/${path}`);
    expect((await remove(`${run}/originals`)).status).toBe(200);
    expect((await remove(run)).status).toBe(200);
    await expectProblem(await remove(run), 404);
    await expectProblem(await remove(`${run}/originals`), 404);
  });
});
