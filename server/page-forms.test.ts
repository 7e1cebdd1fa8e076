import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestSite, page, signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { watchShape } from './body-shape.ts';

const megabyte = 1024 * 1024;
const form = 'application/x-www-form-urlencoded';

async function formSite(db: Parameters<typeof createTestSite>[0]) {
  const site = await createTestSite(db);
  site.pages.render = async (request) => page(`${(await request.text()).length} characters`);
  const send = (path: string, body: string, cookie = '', type = form) =>
    site.request(path, { method: 'POST', body, headers: { 'Content-Type': type, Cookie: cookie } });
  return { site, send };
}

/** Returns the longest time in milliseconds that a visitor waits for a page during `work`. */
async function maxWait(site: TestSite, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  do {
    const start = performance.now();
    await (await site.request('/api/health')).text();
    longest = Math.max(longest, performance.now() - start);
  } while (!isDone);
  return longest;
}

eachDialect('a form submitted to a page', (open) => {
  test('a form submitted to a page arrives complete', async () => {
    const { site, send } = await formSite(await open());
    expect(await (await send('/compose', 'x'.repeat(16_000))).text()).toContain('16000 characters');
    const cookie = await site.signIn();
    for (const longest of ['x'.repeat(2_000_000), '%E2%82%AC'.repeat(1_300_000)]) {
      expect(await (await send('/compose', longest, cookie)).text()).toContain(
        `${longest.length} characters`,
      );
    }
  });

  test('rejects a form that is too large without reading it', async () => {
    const { site, send } = await formSite(await open());
    const cookie = await site.signIn();
    await expectProblem(await send('/compose', 'x'.repeat(13 * megabyte), cookie), 413);
    // Reading stops once the text is longer than a post may be.
    const head = `POST /compose HTTP/1.1\r\nHost: site\r\nCookie: ${cookie}\r\nContent-Type: ${form}\r\nContent-Length: 11000000\r\n\r\n`;
    expect(await site.raw(`${head}html=${'b'.repeat(2_200_000)}`)).toMatch(
      /^HTTP\/1\.1 413 .*Split it in two/s,
    );
  });

  test('reads up to 16 kB of an anonymous client’s form, and the page asks for the password', async () => {
    const { site, send } = await formSite(await open());
    for (const path of ['/compose', '/settings.data', '/compose/preview']) {
      const body = 'a&'.repeat(1_600_000);
      const response = send(path, body);
      expect(await maxWait(site, response)).toBeLessThan(1000);
      expect(await (await response).text()).toContain('>0 characters');
    }
  });

  test('accepts 50 form fields from anonymous clients and 4,000 from the owner', async () => {
    const { site, send } = await formSite(await open());
    const cookie = await site.signIn();
    const parts = (count: number) =>
      `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`;
    const multipart = 'multipart/form-data; boundary="b"';
    for (const [body, type, who, status] of [
      ['a&'.repeat(49), form, '', 200],
      ['a&'.repeat(50), form, '', 400],
      ['a&'.repeat(3999), form, cookie, 200],
      ['a&'.repeat(4000), form, cookie, 400],
      ['a&'.repeat(6_000_000), `${form}; charset=utf-8`, cookie, 400],
      [parts(50), multipart, '', 200],
      [parts(51), multipart, '', 400],
      [parts(4001), multipart, cookie, 400],
      [`--b\r\n${'a: b\r\n'.repeat(10_000)}\r\n\r\n--b--`, multipart, cookie, 400],
      ['', 'multipart/form-data', cookie, 200],
    ] as const) {
      const response = await send('/compose', body, who, type);
      expect([body.slice(0, 20), body.length, response.status]).toEqual([
        body.slice(0, 20),
        body.length,
        status,
      ]);
      if (status === 400) await expectProblem(response, 400);
    }
  });

  test('rejects a form with an unsupported method or for a page without forms, without reading it', async () => {
    const { site } = await formSite(await open());
    for (const [method, path, status, allow] of [
      ['POST', '/', 405, 'GET, HEAD, OPTIONS'],
      ['POST', '/blog', 405, 'GET, HEAD, OPTIONS'],
      ['PUT', '/compose', 405, 'GET, HEAD, POST, OPTIONS'],
      ['OPTIONS', '/compose', 204, 'GET, HEAD, POST, OPTIONS'],
    ] as const) {
      const head = `${method} ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n`;
      // The announced body is never sent.
      const response = await site.raw(`${head}Content-Length: ${method === 'OPTIONS' ? 0 : 9999}\r\n\r\n`);
      expect([method, path, response]).toEqual([
        method,
        path,
        expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} .*Allow: ${allow}\r\n`, 's')),
      ]);
    }
    for (const method of ['TRACE', 'PROPFIND', 'LINK']) {
      expect(await site.raw(`${method} / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 405 /,
      );
    }
    expect(await site.raw('CONNECT other:443 HTTP/1.1\r\nHost: other\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
    expect(await site.raw('FOO / HTTP/1.1\r\nHost: site\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\{"detail":/s);
    expect(site.pages.rendered).toEqual([]);
  });
});

eachDialect('request bodies', (open) => {
  test('limits the total size of request bodies; further clients get Retry-After', async () => {
    const { site } = await formSite(await open());
    const cookie = await site.signIn();
    const { hostname, port } = new URL(site.address);
    const length = 4 * megabyte;
    const head = `POST /compose HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nContent-Length: ${length}\r\n\r\n`;
    const answers: string[] = [];
    const sockets = Array.from({ length: 30 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('data', (data) => answers.push(String(data))).on('error', () => undefined);
      socket.write(head);
      return socket;
    });
    // One request waits for its body, 20 are queued, and the other 9 are rejected.
    await expect.poll(() => answers.length).toBe(9);
    expect(answers.every((response) => /^HTTP\/1\.1 503 .*Retry-After: 5\r\n/s.test(response))).toBe(true);
    expect((await site.request('/compose', { method: 'POST', body: 'a=b' })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    const again = {
      method: 'POST',
      body: Buffer.alloc(length, 'x'),
      headers: { Cookie: cookie, 'Content-Type': 'text/plain' },
    };
    await expect.poll(async () => (await site.request('/compose', again)).status).toBe(200);
  });

  test('returns 400 for JSON that would take long to parse, without delaying other requests', async () => {
    const { site, ask } = await signedInSite(await open());
    for (const body of [
      '['.repeat(65),
      '['.repeat(12_000_000),
      `{"title":${'{"a":'.repeat(100)}1${'}'.repeat(101)}`,
      `[${'{},'.repeat(3_900_000)}{}]`,
      `{"title":"x","html":[${'0,'.repeat(200_001)}0]}`,
    ]) {
      const response = ask('POST', '/api/blog/posts', body);
      expect(await maxWait(site, response)).toBeLessThan(1000);
      await expectProblem(await response, 400);
    }
    const honest = { title: 'Brackets', html: `<p>${'[{,"\\'.repeat(100_000)}</p>` };
    expect((await ask('POST', '/api/blog/posts', honest)).status).toBe(201);
  });
});

const limits = { characters: 10, fields: 3 };

/** Returns the reason for rejecting a body that arrives byte by byte. */
function refusalOf(body: string, type: string) {
  const shape = watchShape(type, limits);
  for (const byte of Buffer.from(body)) {
    const refusal = shape.add(Uint8Array.of(byte));
    if (refusal) return refusal;
  }
  return shape.whole(Buffer.from(body));
}

test('counts the decoded characters of a form while it arrives', () => {
  const form = 'application/x-www-form-urlencoded; charset=utf-8';
  for (const [body, refusal] of [
    ['a=12345678', undefined],
    ['a=123456789', 'too_large'],
    ['a=%F0%9F%98%80%e2%82%ac%41+1', undefined],
    ['a=%F0%9F%98%80%e2%82%ac%41+1234', 'too_large'],
    ['a&b&c', undefined],
    ['a&b&c&', 'too_complex'],
    ['%', undefined],
  ]) {
    expect([body, refusalOf(body ?? '', form)]).toEqual([body, refusal]);
  }
});

test('counts only the characters in strings of a JSON body', () => {
  const json = 'application/problem+json';
  for (const [body, refusal] of [
    ['{"a": [  1234567890, true, {} ], "b": "12345678"}', undefined],
    ['{"a":"123456789"}', undefined],
    ['{"a":"1234567890"}', 'too_large'],
    [String.raw`{"a":"\u00e9\u00e9\u00e9\n\"\\123"}`, undefined],
    [String.raw`{"a":"\u00e9\u00e9\u00e9\n\"\\1234"}`, 'too_large'],
    ['["😀😀😀😀😀😀"]', 'too_large'],
    ['['.repeat(65), 'too_complex'],
  ]) {
    expect([body, refusalOf(body ?? '', json)]).toEqual([body, refusal]);
  }
});

test('limits uploaded files only by bytes, but counts form parts', () => {
  expect(refusalOf('x'.repeat(1000), 'image/png')).toBe(undefined);
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
  expect(refusalOf(`${part.repeat(3)}--b--`, 'multipart/form-data; boundary=b')).toBe(undefined);
  expect(refusalOf(`${part.repeat(4)}--b--`, 'multipart/form-data; boundary=b')).toBe('too_complex');
});
