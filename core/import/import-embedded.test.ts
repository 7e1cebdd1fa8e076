import { expect, test } from 'vitest';
import type { ImportInput } from '../../readers/source-files.ts';
import { createTestCore, expectOk, owner, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../../test/wordpress-export.ts';

const address = 'https://old.example.com';

const pngOf = async (width: number) => (await plainPicture(width, 10).png().toBuffer()).toString('base64');
const uri = (data: string, type = 'png') => `data:image/${type};base64,${data}`;

const wordPress = (...items: ExportItem[]) => asFile(asSource(wordPressExport(items)));

async function importInto({ core }: TestCore, file: ImportInput, isDryRun = false) {
  return expectOk(await core.imports.importFile(file, { address, isDryRun }));
}

const libraryOf = async ({ core }: TestCore) => core.media.list({ page: 1, limit: 50 });
const postAt = async ({ core }: TestCore, slug: string) => expectOk(await core.posts.get(owner, slug)).post;

eachDialect('images embedded in imported posts', (open) => {
  test('saves each embedded image once to the media library, with its alt text, caption and link', async () => {
    const site = createTestCore(await open());
    const [small, large] = [uri(await pngOf(20)), uri(await pngOf(60))];
    const content = `<p>Before</p><figure><a href="${large}"><img class="wp-image-3" src="${small}" alt="A desk" width="20" height="10"></a><figcaption>My desk</figcaption></figure><p>After</p>`;
    const file = wordPress({ name: 'one', content }, { name: 'two', content: `<img src="${small}">` });
    expect((await importInto(site, file, true)).counts.created).toBe(2);
    expect((await libraryOf(site)).total).toBe(0);

    const report = await importInto(site, file);
    expect(report.posts.flatMap(({ changes }) => changes)).toEqual([]);
    const { items } = await libraryOf(site);
    expect(items.map(({ width }) => width).sort()).toEqual([20, 60]);
    const urlOf = (wide: number) => items.find(({ width }) => width === wide)?.url;
    const one = await postAt(site, 'one');
    expect(one?.cover).toBe(urlOf(20));
    expect(one?.html).toContain(
      `<figure><a href="${urlOf(60)}" target="_blank" rel="noopener noreferrer"><img src="${urlOf(20)}" alt="A desk" width="20" height="10"></a><figcaption>My desk</figcaption></figure>`,
    );
    expect((await postAt(site, 'two'))?.html).toContain(`<img src="${urlOf(20)}"`);
  });

  test('recognizes an embedded image on the next import, and undo restores the former one', async () => {
    const site = createTestCore(await open());
    const item = { id: 5, name: 'one', content: `<p>a</p><img src="${uri(await pngOf(20))}">` };
    const report = await importInto(site, wordPress(item));
    const moved = wordPress({ id: 4, name: 'zero', content: 'Before it.' }, item);
    for (const isDryRun of [true, false])
      expect((await importInto(site, moved, isDryRun)).counts).toMatchObject({ created: 1, unchanged: 1 });
    const other = { ...item, content: item.content.replace(uri(await pngOf(20)), uri(await pngOf(30))) };
    const again = await importInto(site, wordPress(other));
    expect(again.counts).toMatchObject({ updated: 1 });
    const undo = async ({ posts }: typeof report) =>
      site.core.imports.undoImport(posts.map(({ id, version }) => ({ id, version })));
    expect(await undo(again)).toMatchObject({ restored: 1 });
    expect((await postAt(site, 'one'))?.html).toContain('/20x10/');
  });

  test('reports embedded data that isn’t an image, is too large or has an unsupported type', async () => {
    const site = createTestCore(await open());
    const good = await pngOf(20);
    const content = [
      uri(Buffer.from('Dear Sir or Madam, this is no picture.').toString('base64')),
      uri(`${good.slice(0, 60)}!${good.slice(60)}`),
      uri('A'.repeat(22_000_000), 'jpeg'),
      uri(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(99)}</svg>`).toString('base64'),
        'svg+xml',
      ),
      'data:image/png;base64,AAAA',
      uri(good, 'gif'),
    ].map(
      (src) => `<p>Words</p><figure><img src="${src}" alt="An alt"><figcaption>Said</figcaption></figure>`,
    );
    const report = await importInto(site, wordPress({ name: 'one', content: content.join('') }));
    expect(report.skipped).toEqual([]);
    expect(report.posts[0]?.changes).toEqual([
      { code: 'image_lost', what: expect.stringMatching(/^data:image\/png, \d+ B$/), count: 1 },
      { code: 'image_lost', what: 'data:image/svg+xml, 147 B', count: 1 },
      { code: 'image_lost', what: 'data:image/png, 3 B', count: 1 },
      { code: 'image_broken', what: 'data:image/png, 39 B', count: 1 },
      { code: 'image_too_large', what: 'data:image/jpeg, 16.5 MB', count: 1 },
    ]);
    const one = await postAt(site, 'one');
    expect(one?.html.match(/<img/g)).toHaveLength(1);
    expect(one?.html.match(/Said/g)).toHaveLength(6);
    expect(one?.cover).toBe((await libraryOf(site)).items[0]?.url);
    expect(JSON.stringify(one)).not.toMatch(/lost:|embedded/);
  });
});
