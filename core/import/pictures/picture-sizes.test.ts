import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, type TestCore } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import { serveLocally } from '../../../test/local-server.ts';
import { plainPicture } from '../../../test/picture-files.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../../../test/wordpress-export.ts';

const folder = '/wp-content/uploads';

/** An old blog with pictures of these sizes, as `name: [width, height]`. */
async function serveSizes(pictures: Record<string, [number, number]>) {
  const files = new Map<string, Buffer>();
  for (const [name, [width, height]] of Object.entries(pictures))
    files.set(`${folder}/${name}`, await plainPicture(width, height).jpeg().toBuffer());
  const blog = await serveLocally((request, response) => {
    const file = files.get((request.url ?? '').replace(/\?.*$/, ''));
    if (file) response.end(file);
    else response.writeHead(404).end();
  });
  return { ...blog, at: (name: string) => `${blog.origin}${folder}/${name}` };
}

async function importAndDownload({ core }: TestCore, items: ExportItem[]) {
  const file = asFile(asSource(wordPressExport(items)));
  expectOk(await core.imports.importFile(file, {}));
  return expectOk(await core.imports.downloadPictures({}));
}

const postAt = async ({ core }: TestCore, slug: string) => expectOk(await core.posts.get(owner, slug)).post;
const widthsOf = async ({ core }: TestCore) =>
  (await core.media.list({ page: 1, limit: 50 })).items.map(({ width }) => width).sort((a, b) => a - b);
const picture = (address: string, more = '') => `<p><img src="${address}" alt="x"${more}></p>`;

eachDialect('a picture in several sizes', (open) => {
  test('comes once, in its largest, for all posts and the links around it', async () => {
    const blog = await serveSizes({
      'a.jpg': [1200, 800],
      'a-300x200.jpg': [300, 200],
      'a-150x150.jpg': [150, 150],
      'b-scaled.jpg': [900, 600],
      'b-300x200.jpg': [300, 200],
    });
    const site = createTestCore(await open(), { importHosts: blog.host });
    const report = await importAndDownload(site, [
      {
        name: 'one',
        content:
          `<a href="${blog.at('a.jpg')}">${picture(blog.at('a-300x200.jpg'), ' width="300" height="200"')}</a>` +
          picture(blog.at('b-300x200.jpg')),
      },
      { name: 'two', content: picture(blog.at('a-150x150.jpg'), ' width="150" height="150"') },
      { name: 'three', content: picture(blog.at('a.jpg?w=640')) },
    ]);
    expect(report).toEqual({ saved: 2, joined: 3, posts: 3, lost: [], drafts: [] });
    expect(await widthsOf(site)).toEqual([900, 1200]);
    for (const name of ['a.jpg', 'b-scaled.jpg'])
      expect(blog.requests.filter((path) => path.endsWith(`/${name}`))).toHaveLength(1);
    const one = await postAt(site, 'one');
    const url = /<a href="(\/media\/[^"]*\/1200x800\/a\.jpg)"/.exec(one?.html ?? '')?.[1];
    expect(one?.html).toContain(`<img src="${url}" alt="x" width="300" height="200">`);
    expect(one?.cover).toBe(url);
    // A cut became the whole: its height follows.
    expect((await postAt(site, 'two'))?.html).toContain(
      `<img src="${url}" alt="x" width="150" height="100">`,
    );
    expect((await postAt(site, 'three'))?.html).toContain(`<img src="${url}"`);
  });

  test('comes as the post has it where the larger one is gone, and is named where that is, too', async () => {
    const blog = await serveSizes({ 'a-300x200.jpg': [300, 200] });
    const site = createTestCore(await open(), { importHosts: blog.host });
    const gone = blog.at('gone-300x200.jpg');
    const report = await importAndDownload(site, [
      { name: 'one', title: 'One', content: picture(blog.at('a-300x200.jpg')) + picture(gone) },
      { name: 'two', title: 'Two', content: picture(gone) },
    ]);
    const lost = { address: gone, reason: 'answered', status: 404 };
    expect(report).toMatchObject({ saved: 1, joined: 0, posts: 1 });
    expect(report.lost.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
      { ...lost, title: 'One', slug: 'one' },
      { ...lost, title: 'Two', slug: 'two' },
    ]);
    expect(await widthsOf(site)).toEqual([300]);
  });
});
