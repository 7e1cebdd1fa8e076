import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';

const items: ExportItem[] = [
  { id: 1, name: 'one', content: '<p>One two three.</p>' },
  { id: 2, type: 'page', name: 'about', title: 'About', content: '<p>Me.</p>' },
  { id: 3, type: 'page', name: 'team', title: 'Team', content: '<p>Us.</p><svg><text>All</text></svg>' },
];
const place = { page_type: 'homepage', section_key: 'about_content', language: 'en' } as const;

async function imported({ core }: TestCore) {
  const others = ({ slug }: { slug: string }) => (slug === 'about' ? 'about_content' : 'draft');
  return (await importItems({ core }, items, { others })).run ?? '';
}

eachDialect('imported pages in a stored report', (open) => {
  test('a page in an import report links to its section or draft', async () => {
    const site = createTestCore(await open());
    const run = await imported(site);
    const { importRuns } = site.core;
    expect((await importRuns.post(run, 1))?.here).toMatchObject({ slug: 'one', text: null });
    expect(await importRuns.post(run, 2)).toMatchObject({
      here: { slug: '', status: 'draft', text: place, isEdited: false },
      link: 'https://old.example.com/post-2/',
    });
    expect((await importRuns.post(run, 3))?.here).toMatchObject({
      slug: 'team',
      status: 'draft',
      text: null,
    });
  });

  test('a page in an import report can be accepted, and rejected unless it became a section', async () => {
    const site = createTestCore(await open());
    const run = await imported(site);
    const { importRuns, posts, content } = site.core;
    expectOk(await importRuns.decide({ run, position: 2 }, 'accepted'));
    expect(await importRuns.decide({ run, position: 2 }, 'left_out')).toMatchObject({
      failure: { code: 'post_not_found' },
    });
    expect((await importRuns.post(run, 2))?.item.decision).toBe('accepted');
    expect(await content.list(owner, 'homepage', 'en')).toHaveLength(1);
    expectOk(await importRuns.decide({ run, position: 3 }, 'left_out'));
    expect(await posts.get(owner, 'team')).toMatchObject({ ok: false });
    expectOk(await importRuns.decide({ run, position: 3 }, null));
    expectOk(await posts.get(owner, 'team'));
  });
});
