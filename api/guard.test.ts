import { expect, test } from 'vitest';
import { ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

const secretText = 'Vexdale';

eachDialect('confidential names over the API', (open) => {
  const prepare = async () => {
    const { site, cookie, ask: send } = await signedInSite(await open());
    const add = async (name: string) => (await send('POST', '/api/guard/names', { name })).json();
    return { site, cookie, send, add };
  };

  test('confidential names are visible only to the owner, and only after a recent password confirmation', async () => {
    const { site, send } = await prepare();
    for (const [method, path, body] of [
      ['GET', '/api/guard'],
      ['GET', '/api/guard/names'],
      ['POST', '/api/guard/names', { name: secretText }],
      ['DELETE', '/api/guard/names/a'],
      ['POST', '/api/guard/start-anew'],
      ['POST', '/api/guard/check', { fields: [] }],
      ['GET', '/api/guard/records'],
    ] as const) {
      expect((await site.send(method, path, body)).status, path).toBe(401);
    }
    expect((await send('GET', '/api/guard/names')).status).toBe(200);
    site.clock.advance(11 * 60_000);
    for (const [method, path] of [
      ['GET', '/api/guard/names'],
      ['GET', '/api/guard/records'],
      ['POST', '/api/guard/start-anew'],
    ] as const) {
      const refused = await send(method, path);
      expect([refused.status, await refused.json()], path).toMatchObject([403, { code: 'password_needed' }]);
    }
    expect((await send('GET', '/api/guard')).status).toBe(200);
    await send('POST', '/api/compose/auth/confirm', { password: ownerPassword });
    expect((await send('GET', '/api/guard/names')).status).toBe(200);
  });

  test('adds, updates and removes confidential names and explains rejected ones', async () => {
    const { send, add } = await prepare();
    const { id } = await add(secretText);
    const listed = await send('GET', '/api/guard/names');
    expect([listed.headers.get('cache-control'), await listed.json()]).toMatchObject(['no-store', [{ id }]]);
    const common = await send('POST', '/api/guard/names', { name: 'Orange' });
    expect([common.status, await common.json()]).toMatchObject([400, { code: 'word_is_common' }]);
    expect((await send('POST', '/api/guard/names', { name: '' })).status).toBe(400);
    expect((await send('PUT', '/api/guard/names/none', { name: 'Quellmar' })).status).toBe(404);
    expect((await send('PUT', `/api/guard/names/${id}`, { name: 'Quellmar' })).status).toBe(200);
    expect((await send('DELETE', `/api/guard/names/${id}`)).status).toBe(204);
    expect((await send('DELETE', `/api/guard/names/${id}`)).status).toBe(404);
    expect(await (await send('GET', '/api/guard')).json()).toMatchObject({ names: 0, isReadable: true });
    const reset = await send('POST', '/api/guard/start-anew');
    expect(reset.status).toBe(409);
  });

  test('holds posts, settings, sections and images with their matches and logs no confidential name', async () => {
    const { site, cookie, send, add } = await prepare();
    await add(secretText);
    const override = { reason: 'They have named themselves' };
    const post = { title: 'On Vexdale', html: '<p>a</p>', slug: 'a' };
    const held = await send('POST', '/api/blog/posts', post);
    expect([held.status, await held.json()]).toMatchObject([
      409,
      { code: 'names_found', places: [{ field: 'title', before: 'On ', passage: 'Vexdale', after: '' }] },
    ]);
    expect((await send('POST', '/api/blog/posts', { ...post, override: { reason: '' } })).status).toBe(400);
    expect((await send('POST', '/api/blog/posts', { ...post, override })).status).toBe(201);
    const setting = await send('PATCH', '/api/settings', { brand: 'Vexdale' });
    expect([setting.status, await setting.json()]).toMatchObject([409, { places: [{ of: 'brand' }] }]);
    expect((await send('PATCH', '/api/settings', { brand: 'Vexdale', override })).status).toBe(200);
    const text = {
      page_type: 'homepage',
      section_key: 'about_content',
      content: 'Vexdale',
      status: 'published',
    };
    expect((await send('POST', '/api/content', text)).status).toBe(409);
    expect((await send('POST', '/api/content', { ...text, override })).status).toBe(201);
    const picture = { file_name: 'vexdale.png', file_data: onePixel };
    expect((await send('POST', '/api/content/media/upload', picture)).status).toBe(409);
    expect((await send('POST', '/api/content/media/upload', { ...picture, override })).status).toBe(201);
    expect((await send('POST', '/api/blog/posts', { ...post, slug: 'b', status: 'draft' })).status).toBe(201);
    const heldReview = await send('POST', '/api/blog/posts/b/reviews', { reader: 'A reader' });
    expect([heldReview.status, await heldReview.json()]).toMatchObject([
      409,
      { code: 'names_found', places: [{ field: 'title' }] },
    ]);
    const review = { reader: 'A reader', override };
    expect((await send('POST', '/api/blog/posts/b/reviews', review)).status).toBe(201);
    for (const part of ['files/text', 'mail-body']) {
      const heldText = await send('GET', `/api/blog/posts/b/${part}`);
      expect([heldText.status, await heldText.json()], part).toMatchObject([
        409,
        { code: 'names_found', places: [{ field: 'title' }] },
      ]);
    }
    const file = '/api/blog/posts/b/files/text?although=They%20asked%20for%20it';
    expect((await send('GET', '/api/blog/posts/b/files/text?although=')).status).toBe(400);
    // A cross-site link can't override the check.
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' };
    expect((await site.request(file, { headers })).status).toBe(409);
    expect((await send('GET', file)).status).toBe(200);
    const records = await (await send('GET', '/api/guard/records')).json();
    expect(records.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'document',
      'picture',
      'post',
      'review',
      'section',
      'settings',
    ]);
    const events = await (await send('GET', '/api/audit')).text();
    expect(events).toContain('guard_overruled');
    expect(events + site.log.join('\n')).not.toContain(secretText);
  });

  test('checks unsaved text for confidential names', async () => {
    const { send, add } = await prepare();
    await add(secretText);
    const fields = [
      { field: 'body', value: '<p>At <b>Vex</b>dale</p>', form: 'html' },
      { field: 'note', value: 'nothing' },
    ];
    const checked = await send('POST', '/api/guard/check', { fields });
    expect(await checked.json()).toEqual({
      places: [{ field: 'body', before: 'At ', passage: 'Vexdale', after: '' }],
    });
  });
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
