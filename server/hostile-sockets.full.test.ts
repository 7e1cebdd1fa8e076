import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { newFolder } from '../test/new-folder.ts';
import { createAssets, readBuiltFiles } from './static-files.ts';

/** Duration of the attack in milliseconds, and its number of simultaneous connections. */
const attack = { time: 6000, connections: 24 };

const paths = [
  ...['/', '/blog', '/compose.data', '/favicon.svg', '/assets/site-abc.js', '/media/x', '/api/blog/posts'],
  ...['/api/compose/auth', '/api/csp-reports', '/api/blog/scrape', '/api/media', '/blog/rss.xml', '*'],
  ...['http://evil.example/', '/%00', '/%ff%', '/\\evil', '/..%2f..%2fetc/passwd', '/blog?year=1e9&page=-1'],
  ...[`/${'/'.repeat(9000)}`, `/?${'a&'.repeat(4000)}`],
];
const methods = 'GET|HEAD|POST|PUT|DELETE|OPTIONS|TRACE|PROPFIND|CONNECT|FOO|'.split('|');
const headers = [
  ...['5-1', '99999999999999999999-', '0-0,1-1', '-', 'a-b', '0-'].map((range) => `Range: bytes=${range}`),
  ...['Host: evil', 'Host: [', 'Host:', 'Origin: null', 'Origin: http://evil', 'Sec-Fetch-Site: cross-site'],
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Content-Length: 1, 2',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Expect: 100-continue', 'Expect: x'],
  ...['Upgrade: websocket\r\nConnection: upgrade', 'Connection: close', 'Content-Encoding: gzip'],
  ...['Content-Type: application/json', 'Content-Type: application/x-www-form-urlencoded'],
  ...['Content-Type: multipart/form-data; boundary=b', 'Content-Type: ;;=;', 'Cookie: compose_session=x'],
  ...['Cookie: i18nextLng=\xff', 'no colon', ': no name', 'Bad Name: x', 'X: \0', ' folded: x', 'X:\r x'],
  ...[`Cookie: ${'a=b; '.repeat(2500)}`, `X-Long: ${'x'.repeat(20_000)}`],
  ...[`If-None-Match: ${'W/"x",'.repeat(1500)}`, `Accept-Encoding: ${',br;q='.repeat(2000)}`],
];
const bodies = [
  ...['', 'x', '{"a":', '['.repeat(15_000), 'a&'.repeat(100_000), '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n'],
  ...['ffffffffffffffff\r\n', '--b\r\n\r\n\r\n--b--', '--b\r\n'.repeat(3000), '\0\xff\xfe'],
  ...['{"password":"x"}', '{"password":{"__proto__":1}}', 'intent=sign-in&password=x'],
];

/** Returns a pseudorandom choice function, so that failures can be repeated with the same seed. */
function chooser(seed: number) {
  let state = seed;
  return <Item>(items: readonly Item[]): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[state % items.length] as Item;
  };
}

function attackBytes(choose: ReturnType<typeof chooser>, host: string): Buffer {
  if (choose([true, false, false, false, false, false])) return randomBytes(choose([1, 100, 5000]));
  const own = Array.from({ length: choose([0, 1, 2, 3, 4]) }, () => `${choose(headers)}\r\n`).join('');
  const first = `${choose(methods)} ${choose(paths)} HTTP/1.${choose(['0', '1', '1', '1', '9', 'x'])}`;
  const text = `${first}\r\n${choose([`Host: ${host}\r\n`, `Host: ${host}\r\n`, ''])}${own}\r\n${choose(bodies)}`;
  // Some requests are cut in half; some are followed by another on the same connection.
  const cut = text.slice(0, choose([text.length, text.length, Math.floor(text.length / 2)]));
  return Buffer.from(choose([cut, cut, cut + text]), 'latin1');
}

/** Sends bytes and waits briefly for the connection to close, then closes it. */
function strike(port: number, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(80, () => socket.destroy());
    socket
      .on('data', () => undefined)
      .on('error', () => undefined)
      .on('close', () => resolve());
  });
}

/** Bytes used by the heap and buffers, including garbage. */
function usedMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function builtFiles(): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'site-abc.js'), 'void 0');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  return folder;
}

eachDialect('malformed requests', (open) => {
  test('thousands of malformed requests neither crash the server, delay visitors, nor fill memory', {
    timeout: 60_000,
  }, async () => {
    const site = await createTestSite(await open(), {
      assets: createAssets(readBuiltFiles(await builtFiles())),
    });
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', onUnhandled).on('uncaughtException', onUnhandled);
    onTestFinished(
      () => void process.off('unhandledRejection', onUnhandled).off('uncaughtException', onUnhandled),
    );
    const { port, host } = new URL(site.address);
    await (await site.request('/blog')).text();
    const before = usedMemory();
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const end = performance.now() + attack.time;
    let sent = 0;
    const attackers = Array.from({ length: attack.connections }, async (_, seed) => {
      const choose = chooser(seed);
      while (performance.now() < end) {
        await strike(Number(port), attackBytes(choose, host));
        sent += 1;
      }
    });
    const waits: number[] = [];
    let most = 0;
    while (performance.now() < end) {
      const start = performance.now();
      most = Math.max(most, usedMemory());
      expect((await site.request('/blog')).status).toBe(200);
      waits.push(performance.now() - start);
    }
    await Promise.all(attackers);
    delay.disable();
    expect(unhandled).toEqual([]);
    expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(sent).toBeGreaterThan(500);
    // The limit is generous: the attack and other tests share the machine. A freeze takes longer.
    expect(delay.percentile(99) / 1e6).toBeLessThan(500);
    expect(waits.sort((one, other) => one - other).at(Math.floor(waits.length * 0.95))).toBeLessThan(1000);
    // Includes garbage of the attack, which runs in this process.
    expect(most - before).toBeLessThan(250 * 1024 * 1024);
    expect((await site.request('/favicon.svg')).status).toBe(200);
  });
});
