import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

const startMs = 10_000;

/** `deploy/haproxy.cfg` in front of three instances, over http and without its user. */
export async function runHaproxy(
  folder: string,
  port: number,
  instances: readonly number[],
): Promise<Balancer> {
  const rules = await readFile(join(import.meta.dirname, '../../deploy/haproxy.cfg'), 'utf8');
  const own = rules
    .split('\n')
    .filter((line) => !/^ *(user|group|log|option httplog|ssl-|bind :443|http-request redirect)/.test(line))
    .filter((line) => !line.includes('!{ ssl_fc }'))
    .map((line) => line.replace('maxconn 20000', 'maxconn 2000'))
    .map((line) => line.replace('bind :80', `bind 127.0.0.1:${port}`))
    .map((line) => line.replace(/10\.0\.0\.1([123]):3000/, (_, nth) => `127.0.0.1:${instances[nth - 1]}`));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, own.join('\n'));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + startMs;
  while (
    !(await fetch(`${url}/favicon.ico`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`haproxy did not begin: ${said}`);
    }
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
