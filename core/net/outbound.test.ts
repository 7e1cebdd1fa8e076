import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testWithCorpus } from '../../test/corpora.ts';
import { serveLocally } from '../../test/local-server.ts';
import { createOutbound } from './outbound.ts';
import { type Lookup, parseAllowedHosts } from './public-address.ts';

const owner = { owner: true };
const anyone = { owner: false };
const refused = { ok: false, failure: { code: 'address_refused' } };

function hosts(text: string) {
  const parsed = parseAllowedHosts(text);
  if (!parsed.ok) throw new Error(parsed.failure.entry);
  return parsed.value;
}

/** Resolves every name to a public address. Connections fail immediately and are counted. */
function withoutNetwork(address = '93.184.215.14') {
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
    setTimeout(() => this.destroy(new Error('There is no network in this test.')), 1);
    return this;
  });
  onTestFinished(() => connect.mockRestore());
  const lookup = vi.fn<Lookup>(async () => [{ address, family: 4 }]);
  return { connect, lookup };
}

test('anyone can fetch from an allowed host with a port, even at a private address', async () => {
  const server = await serveLocally((_request, response) => response.end('old blog'));
  const outbound = createOutbound({ allowedHosts: hosts(server.host) });
  expect(await outbound.fetchText(anyone, server.origin)).toMatchObject({ value: { text: 'old blog' } });
  expect(await outbound.fetchText(owner, server.origin)).toMatchObject({ value: { text: 'old blog' } });
});

test('an allowed host with a port allows no other port', async () => {
  const listed = await serveLocally((_request, response) => response.end());
  const other = await serveLocally((_request, response) => response.end());
  const outbound = createOutbound({ allowedHosts: hosts(`${listed.host}, 127.0.0.1`) });
  expect(await outbound.fetchText(owner, other.origin)).toEqual(refused);
  expect(await outbound.fetchText(anyone, 'http://127.0.0.1:8080/')).toEqual(refused);
  expect(other.requests).toEqual([]);
});

test('an allowed host without a port must have a public address', async () => {
  const { connect, lookup } = withoutNetwork('10.0.0.5');
  const outbound = createOutbound({ allowedHosts: hosts('old.example.com'), lookup });
  expect(await outbound.fetchText(anyone, 'http://old.example.com/')).toEqual(refused);
  expect(connect).not.toHaveBeenCalled();
});

test('visitors can fetch only from allowed hosts and the import source, the owner from any public host', async () => {
  const { connect, lookup } = withoutNetwork();
  const importSource = async () => 'https://blog.example.org/en/';
  const outbound = createOutbound({ allowedHosts: hosts('old.example.com'), importSource, lookup });
  const reached = { failure: { code: 'no_answer' } };
  expect(await outbound.fetchText(anyone, 'https://elsewhere.example.net/')).toEqual(refused);
  expect(lookup).not.toHaveBeenCalled();
  expect(connect).not.toHaveBeenCalled();
  expect(await outbound.fetchText(anyone, 'https://old.example.com/feed/')).toMatchObject(reached);
  expect(await outbound.fetchText(anyone, 'http://blog.example.org/any/path')).toMatchObject(reached);
  expect(await outbound.fetchText(anyone, 'https://www.blog.example.org/')).toMatchObject(reached);
  expect(await outbound.fetchText(owner, 'https://elsewhere.example.net/')).toMatchObject(reached);
  expect(connect).toHaveBeenCalledTimes(4);
});

test('an import source in a private network is refused', async () => {
  const server = await serveLocally((_request, response) => response.end('secret'));
  const outbound = createOutbound({ allowedHosts: [], importSource: async () => server.origin });
  expect(await outbound.fetchText(anyone, server.origin)).toEqual(refused);
  expect(await outbound.fetchText(owner, server.origin)).toEqual(refused);
  expect(server.requests).toEqual([]);
});

test('only the usual web ports are allowed', async () => {
  const { connect, lookup } = withoutNetwork();
  const outbound = createOutbound({ allowedHosts: [], lookup });
  for (const port of [22, 25, 6379, 8000])
    expect(await outbound.fetchText(owner, `http://example.com:${port}/`)).toEqual(refused);
  expect(connect).not.toHaveBeenCalled();
});

interface CorpusEntry {
  url: string;
  needs_dns?: boolean;
}
const entries = (path: string): CorpusEntry[] => JSON.parse(readFileSync(path, 'utf8'));

testWithCorpus(
  'no forbidden URL of the corpus receives a connection',
  'ssrf/must-refuse.json',
  async (path) => {
    const { connect, lookup } = withoutNetwork('127.0.0.1');
    const outbound = createOutbound({ allowedHosts: [], lookup });
    for (const { url, needs_dns } of entries(path)) {
      lookup.mockClear();
      const result = await outbound.fetchText(owner, url);
      const code = result.ok ? 'fetched' : result.failure.code;
      expect(['address_refused', 'address_invalid'], url).toContain(code);
      if (!needs_dns) expect(lookup, url).not.toHaveBeenCalled();
    }
    expect(connect).not.toHaveBeenCalled();
  },
);

testWithCorpus(
  'every public URL of the corpus receives a connection',
  'ssrf/must-accept.json',
  async (path) => {
    const { connect, lookup } = withoutNetwork();
    const outbound = createOutbound({ allowedHosts: [], lookup });
    for (const { url } of entries(path)) {
      connect.mockClear();
      expect(await outbound.fetchText(owner, url), url).toMatchObject({ failure: { code: 'no_answer' } });
      expect(connect, url).toHaveBeenCalledOnce();
    }
  },
);

test('files are fetched by the same rules as text', async () => {
  const listed = await serveLocally((_request, response) => response.end(Buffer.from([1, 0, 255])));
  const other = await serveLocally((_request, response) => response.end());
  const outbound = createOutbound({ allowedHosts: hosts(listed.host) });
  expect(await outbound.fetchFile(anyone, `${listed.origin}/a.png`)).toEqual({
    ok: true,
    value: { url: `${listed.origin}/a.png`, bytes: Buffer.from([1, 0, 255]) },
  });
  expect(await outbound.fetchFile(owner, `${other.origin}/a.png`)).toEqual(refused);
  expect(await outbound.fetchFile(owner, 'http://169.254.169.254/a.png')).toEqual(refused);
  expect(other.requests).toEqual([]);
});
