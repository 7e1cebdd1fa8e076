import { expect, test } from 'vitest';
import { handoverFiles } from '../shared/handover.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { serveLocally } from '../test/local-server.ts';
import { plainPicture } from '../test/picture-files.ts';
import { wordWithPicture } from '../test/word-with-picture.ts';

const override = { reason: 'They have named themselves' };

eachDialect('a confidential name', (open) => {
  const prepare = async (importHosts?: string) => {
    const site = await createTestSite(await open(), importHosts ? { importHosts } : {});
    const cookie = await site.signIn();
    const send = async (method: string, path: string, body?: unknown) => {
      const response = await site.send(method, path, body, cookie);
      const text = await response.text();
      return [response.status, text && JSON.parse(text)] as const;
    };
    /** Adds the name after the posts were published. */
    const add = () => send('POST', '/api/guard/names', { name: 'Vexdale' });
    const reasons = async () => {
      const [, records] = await send('GET', '/api/guard/records');
      return records.map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason]);
    };
    return { site, cookie, send, add, reasons };
  };
  const held = (places: object[]) => [409, { code: 'names_found', places }];

  test('a deleted post with a confidential name is restored only with a reason', async () => {
    const { site, send, add, reasons } = await prepare();
    const [, { id }] = await send('POST', '/api/blog/posts', {
      title: 'On Vexdale',
      slug: 'a',
      html: '<p>a</p>',
    });
    await add();
    await send('DELETE', '/api/blog/posts/a');
    const path = `/api/blog/deleted-posts/${id}/restore`;
    expect((await site.send('POST', path, { override })).status).toBe(401);
    expect(await send('POST', path)).toMatchObject(held([{ field: 'title', passage: 'Vexdale' }]));
    expect(await send('POST', path, { override: { reason: 'no' } })).toMatchObject([400, {}]);
    expect((await send('GET', '/api/blog/posts/a'))[0]).toBe(404);
    expect(await send('POST', path, { override })).toMatchObject([200, { status: 'published' }]);
    expect((await send('POST', path, { override }))[0]).toBe(404);
    expect(await reasons()).toEqual([['post', override.reason]]);
  });

  test('an earlier version with a confidential name is restored only with a reason', async () => {
    const { site, send, add, reasons } = await prepare();
    await send('POST', '/api/blog/posts', { title: 'On Vexdale', slug: 'a', html: '<p>a</p>' });
    await send('PUT', '/api/blog/posts/a', { title: 'Clean' });
    await add();
    const path = '/api/blog/posts/a/revisions/1/restore';
    expect((await site.send('POST', path, { override })).status).toBe(401);
    expect(await send('POST', path)).toMatchObject(held([{ field: 'title', before: 'On ' }]));
    expect((await send('POST', path, { override: {} }))[0]).toBe(400);
    expect((await send('POST', '/api/blog/posts/a/revisions/9/restore', { override }))[0]).toBe(404);
    expect(await send('POST', path, { override })).toMatchObject([200, { title: 'On Vexdale', version: 3 }]);
    expect(await reasons()).toEqual([['post', override.reason]]);
  });

  test('a bulk change holds each post with a confidential name until a reason is given', async () => {
    const { send, add, reasons } = await prepare();
    const titles = ['On Vexdale', 'Clean', 'By Vexdale'];
    const posts: { id: string }[] = [];
    for (const [at, title] of titles.entries()) {
      const post = { title, slug: `post-${at}`, html: '<p>a</p>', status: 'draft' };
      const [, { id }] = await send('POST', '/api/blog/posts', post);
      posts.push({ id });
    }
    await add();
    const [one, , three] = posts;
    const publish = (some: object[], more = {}) =>
      send('POST', '/api/blog/bulk', { action: 'publish', posts: some, ...more });
    const refused = (title: string) => ({
      ok: false,
      code: 'names_found',
      title,
      places: [{ field: 'title' }],
    });
    expect(await publish(posts)).toMatchObject([
      200,
      { changed: 1, failed: 2, results: [refused('On Vexdale'), { ok: true }, refused('By Vexdale')] },
    ]);
    expect((await publish([{ ...one, override: { reason: '' } }]))[0]).toBe(400);
    const own = { reason: 'A reason of its own' };
    expect(await publish([{ ...one, override: own }, { ...three }])).toMatchObject([
      200,
      { changed: 1, failed: 1, results: [{ ok: true }, refused('By Vexdale')] },
    ]);
    expect(await publish([{ ...three }], { override })).toMatchObject([200, { changed: 1, failed: 0 }]);
    expect((await reasons()).sort()).toEqual([
      ['post', own.reason],
      ['post', override.reason],
    ]);
    await send('POST', '/api/blog/bulk', { action: 'delete', posts });
    // A restored post keeps its override.
    const [, back] = await send('POST', '/api/blog/bulk', { action: 'restore', posts });
    expect(back).toMatchObject({ changed: 3, failed: 0 });
  });

  test('an image from a URL with a confidential name is uploaded only with a reason', async () => {
    const picture = await plainPicture(8, 8).png().toBuffer();
    const server = await serveLocally((_, response) => void response.end(picture));
    const { send, add, reasons } = await prepare(server.host);
    await add();
    const address = `${server.origin}/vexdale-board.png`;
    expect(await send('POST', '/api/media/fetch', { address })).toMatchObject(
      held([{ field: 'file_name', passage: 'vexdale' }]),
    );
    expect((await send('POST', '/api/media/fetch', { address, override: {} }))[0]).toBe(400);
    expect((await send('POST', '/api/media/fetch', { address, override }))[0]).toBe(201);
    expect(await reasons()).toEqual([['picture', override.reason]]);
  });

  test('a Word file whose image contains a confidential name needs a reason or leaves the image out', async () => {
    const { site, cookie, send, add, reasons } = await prepare();
    await add();
    const file = await wordWithPicture('vexdale-board.png');
    const read = async (query = '', reason = '') => {
      const response = await site.request(`/api/blog/word${query}`, {
        method: 'POST',
        headers: {
          ...{ Cookie: cookie, 'Content-Type': handoverFiles.word.type, 'X-File-Name': 'a.docx' },
          ...(reason && { 'X-Override-Reason': encodeURIComponent(reason) }),
        },
        body: new Uint8Array(file),
      });
      return [response.status, await response.json()] as const;
    };
    expect(await read()).toMatchObject(held([{ field: 'file_name', passage: 'vexdale' }]));
    expect((await read('?named_pictures=kept'))[0]).toBe(400);
    expect((await send('GET', '/api/media'))[1]).toMatchObject({ total: 0 });
    const [, without] = await read('?named_pictures=left_out');
    expect(without).toMatchObject({ html: '<p>Before it.</p>', report: [{ code: 'pictures', count: 1 }] });
    const [status, whole] = await read('', 'Sí, lo pidieron');
    expect([status, whole]).toMatchObject([200, { report: [] }]);
    expect(whole.html).toContain('/vexdale-board.jpg');
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await wordWithPicture('vexdale.png', 9))], 'b.docx'));
    const post = async () =>
      (await site.request('/api/blog/word', { method: 'POST', headers: { Cookie: cookie }, body: form }))
        .status;
    expect(await post()).toBe(409);
    form.set('override_reason', override.reason);
    expect(await post()).toBe(200);
    expect((await reasons()).sort()).toEqual([
      ['picture', 'Sí, lo pidieron'],
      ['picture', override.reason],
    ]);
  });
});
