import { expect, test } from 'vitest';
import type { AuditPage } from '../core/audit/audit.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { csvCell } from './streaming.ts';

const path = '/api/audit';

async function read(site: TestSite, cookie: string, query = ''): Promise<AuditPage> {
  const response = await site.send('GET', path + query, undefined, cookie);
  expect(response.status).toBe(200);
  return (await response.json()) as AuditPage;
}

eachDialect('/api/audit', (open) => {
  test('lists audit events for the owner with their source and marks the current session', async () => {
    const site = await createTestSite(await open());
    const elsewhere = await site.signIn();
    const cookie = await site.signIn();
    await site.send('POST', '/api/blog/posts', postInput({ slug: 'over-the-api' }), elsewhere);
    await site.request('/api/settings', {
      method: 'PATCH',
      headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ brand: 'Of the page' }),
    });
    const { events, next } = await read(site, cookie);
    expect(next).toBeNull();
    expect(events.map(({ name, source, own, what }) => [name, source, own, what])).toEqual([
      ['settings_changed', 'site', true, { fields: ['brand'] }],
      ['post_published', 'api', false, { id: expect.any(String), slug: 'over-the-api', version: 1 }],
      ['signed_in', 'api', true, {}],
      ['signed_in', 'api', false, {}],
    ]);
    expect(new Set(events.map(({ session }) => session)).size).toBe(2);
  });

  test('lists audit events in pages and filters them by name', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    for (const slug of ['a', 'b', 'c']) {
      await ask('POST', '/api/blog/posts', postInput({ slug }));
    }
    const first = await read(site, cookie, '?limit=2');
    expect(first.events.map(({ what }) => what.slug)).toEqual(['c', 'b']);
    const second = await read(site, cookie, `?limit=2&before=${first.next}`);
    expect(second.events.map(({ name, what }) => what.slug ?? name)).toEqual(['a', 'signed_in']);
    expect(second.next).toBeNull();
    const published = await read(site, cookie, '?name=post_published');
    expect(published.events).toHaveLength(3);
    expect((await read(site, cookie, '?name=backup_made')).events).toEqual([]);
  });

  test('counts rejected write requests in one audit event per reason', async () => {
    const { site, cookie } = await signedInSite(await open());
    const other = await site.signIn();
    await site.send('DELETE', '/api/compose/auth', undefined, other);
    const write = (from?: string) => site.send('POST', '/api/blog/posts', postInput(), from);
    for (let count = 0; count < 40; count += 1) expect((await write()).status).toBe(401);
    expect((await write(other)).status).toBe(401);
    const headers = { Origin: 'https://evil.example', Cookie: cookie };
    expect((await site.request('/api/settings', { method: 'PATCH', headers })).status).toBe(403);
    // Read requests aren't logged.
    await site.send('GET', '/api/settings');
    const { events } = await read(site, cookie, '?name=access_refused');
    expect(events.map(({ what, count }) => [what.reason, count]).toSorted()).toEqual([
      ['no_session', 40],
      ['other_site', 1],
      ['session_ended', 1],
    ]);
    expect(await site.core.posts.list({ owner: true }, { page: 1, limit: 1 })).toEqual([]);
  });

  test('exports the whole activity log as CSV, by URL or Accept header', async () => {
    const db = await open();
    const site = await createTestSite(db);
    const cookie = await site.signIn();
    await site.core.posts.create(postInput({ slug: 'ñandú-a' }));
    const at = '2026-03-01T10:00:00.000Z';
    await db.kysely
      .insertInto('audit_events')
      .values(
        Array.from({ length: 1001 }, () => ({
          ...{ name: '=1+1', at, last_at: at, what: '{}', session: null, client: null, source: 'site' },
          ...{ count: 1, coalesce_key: null },
        })),
      )
      .execute();
    const asked = [
      await site.send('GET', `${path}.csv`, undefined, cookie),
      await site.request(path, { headers: { Cookie: cookie, Accept: 'text/csv' } }),
    ];
    for (const response of asked) {
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="activity.csv"');
      const lines = (await response.text()).split('\r\n');
      expect(lines[0]).toBe('id,at,last_at,name,count,source,session,client,what');
      expect(lines).toHaveLength(1 + 1003 + 1);
      expect(lines[1]).toMatch(
        /^\d+,2026-03-01T10:00:00\.000Z,2026-03-01T10:00:00\.000Z,'=1\+1,1,site,,,\{\}$/,
      );
      expect(lines.at(-3)).toContain('""slug"":""nandu-a""');
    }
    const named = await site.send('GET', `${path}.csv?name=signed_in`, undefined, cookie);
    expect((await named.text()).split('\r\n')).toHaveLength(3);
  });
});

test.each([
  ['=1+1', `'=1+1`],
  ['+1', `'+1`],
  ['-slug', `'-slug`],
  ['@sum', `'@sum`],
  ['\tx', `'\tx`],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain-slug', 'plain-slug'],
  ['', ''],
])('writes the value %j to the CSV cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
