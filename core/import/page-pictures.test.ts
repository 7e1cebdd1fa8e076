import { expect, test } from 'vitest';
import { createTestCore, owner, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';
import type { ImportChoice } from './import-report.ts';

const uri = async (width: number) =>
  `data:image/png;base64,${(await plainPicture(width, 10).png().toBuffer()).toString('base64')}`;

const page = (content: string): ExportItem => ({
  id: 2,
  type: 'page',
  name: 'about',
  title: 'About',
  content,
});

const asText: ImportChoice = { others: () => 'about_content' };

const run = async ({ core }: TestCore, items: ExportItem[], choice: ImportChoice, isDryRun = false) =>
  importItems({ core }, items, { ...choice, isDryRun });

const about = async ({ core }: TestCore) => {
  const texts = await core.content.list(owner, 'homepage', 'en');
  return texts.find(({ section_key }) => section_key === 'about_content');
};

const libraryOf = ({ core }: TestCore) => core.media.list({ page: 1, limit: 9 });

eachDialect('images embedded in an imported page', (open) => {
  test('an image embedded in a page is saved with its section and recognized by a dry run and the next import', async () => {
    const site = createTestCore(await open());
    const items = [page(`<p>Me.</p><img src="${await uri(20)}" alt="A desk">`)];
    const trial = await run(site, items, asText, true);
    expect(trial).toMatchObject({ others: { created: 1 } });
    expect((await libraryOf(site)).total).toBe(0);

    const report = await run(site, items, asText);
    expect(report.others).toMatchObject({ created: 1 });
    const [picture] = (await libraryOf(site)).items;
    expect((await about(site))?.content).toContain(`<img src="${picture?.url}" alt="A desk"`);
    // A dry run reports the same changes as the import.
    expect(trial.posts[0]?.changes).toEqual(report.posts[0]?.changes);
    expect(report.posts[0]?.changes.map(({ code }) => code)).not.toContain('pictures_stay');

    // In this file, the page comes after another one.
    const moved = [page('<p>Another.</p>'), ...items].map((item, at) => ({ ...item, id: at + 1 }));
    const choice: ImportChoice = { others: ({ place }) => (place === 2 ? 'about_content' : undefined) };
    for (const isDryRun of [true, false])
      expect((await run(site, moved, choice, isDryRun)).others).toMatchObject({ unchanged: 1, updated: 0 });
    expect((await libraryOf(site)).total).toBe(1);
  });
});
