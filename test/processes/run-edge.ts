import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** A cache of `deploy/` in front of a site. */
export interface Edge {
  address: string;
  /** Where it is told to forget. */
  purgeAddress: string;
  stop(): Promise<void>;
}

const deploy = join(import.meta.dirname, '../../deploy');

/** How long a cache may take to begin, in milliseconds: Varnish has its rules compiled first. */
const startMs = 30_000;

export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** `deploy/varnish.vcl` in front of a site over http. */
export async function runVarnish(
  sitePort: number,
  ports?: { port: number; purgePort: number },
): Promise<Edge> {
  const folder = await makeFolder();
  const rules = await readFile(join(deploy, 'varnish.vcl'), 'utf8');
  const own = rules
    .replaceAll('__Host-i18nextLng', 'i18nextLng')
    .replace('.port = "3000"', `.port = "${sitePort}"`);
  await writeFile(join(folder, 'site.vcl'), own);
  const { port, purgePort } = ports ?? { port: await freePort(), purgePort: await freePort() };
  return await begin({ port, purgePort, folder }, 'varnishd', [
    ...[
      '-F',
      '-n',
      join(folder, 'varnish'),
      '-f',
      join(folder, 'site.vcl'),
      '-s',
      'malloc,32m',
      '-T',
      'none',
    ],
    ...['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`, '-p', 'http_gzip_support=off'],
  ]);
}

/** `deploy/nginx-cache.conf` in front of a site over http. */
export async function runNginx(sitePort: number): Promise<Edge> {
  const folder = await makeFolder();
  const port = await freePort();
  const rules = (await readFile(join(deploy, 'nginx-cache.conf'), 'utf8'))
    .replaceAll('__Host-i18nextLng', 'i18nextLng')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${port}`)
    .replace('/var/cache/nginx-site', join(folder, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; daemon off; events {} http { access_log off; ${temporary.join(' ')}\n${rules} }`,
  );
  return await begin({ port, purgePort: port, folder }, 'nginx', [
    '-c',
    join(folder, 'nginx.conf'),
    '-p',
    folder,
  ]);
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  // Both give their work to a user of their own.
  await chmod(folder, 0o755);
  return folder;
}

async function begin(
  { port, purgePort, folder }: { port: number; purgePort: number; folder: string },
  program: string,
  args: string[],
): Promise<Edge> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(address, child).catch(async (error: unknown) => {
    await stop();
    throw new Error(`${program} did not begin: ${said.slice(-2000)}`, { cause: error });
  });
  return { address, purgeAddress: `http://127.0.0.1:${purgePort}/`, stop };
}

async function untilAnswered(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startMs;
  for (;;) {
    const status = await fetch(`${address}/favicon.ico`).then(
      (response) => response.status,
      () => 503,
    );
    if (status < 500) return;
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('No answer');
    await delay(50);
  }
}
