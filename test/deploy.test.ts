import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import { mediaLimits } from '../shared/media.ts';

const root = join(import.meta.dirname, '..');
const deploy = join(root, 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const units = ['site.service', 'site-backup.service'] as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the values of each setting, in order, by `Section.Name`. */
function settingsOf(name: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  let section = '';
  for (const line of read(name).split('\n')) {
    if (/^(#|$)/.test(line)) continue;
    const header = /^\[(\w+)\]$/.exec(line);
    if (header) section = header[1] ?? '';
    else {
      const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      expect(key, `${name}: ${line}`).toBeDefined();
      const path = `${section}.${key}`;
      settings.set(path, [...(settings.get(path) ?? []), value ?? '']);
    }
  }
  return settings;
}

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

function run(program: string, args: string[], env = process.env) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

/** The variables of `site.env`, including commented-out ones. */
function variables(): [string, string][] {
  return read('site.env')
    .split('\n')
    .map((line) => /^#?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '', value = '']) => [name, value]);
}

test('the site accepts every variable of the environment file', () => {
  const source = readFileSync(join(root, 'server/env.ts'), 'utf8');
  expect(variables().length).toBeGreaterThan(4);
  for (const [name] of variables()) expect(source, name).toMatch(new RegExp(`'${name}'|variables\\.${name}`));
  expect(readEnv(Object.fromEntries(variables()))).toMatchObject({
    trustProxy: 1,
    dataDir: '/var/lib/site',
    siteUrl: 'https://www.example.com',
  });
});

test('the service and the backup share an environment file and a user, and run existing programs', () => {
  for (const name of units) {
    const settings = settingsOf(name);
    expect(settings.get('Service.EnvironmentFile'), name).toEqual(['/etc/site/site.env']);
    expect(settings.get('Service.User')).toEqual(['site']);
    expect(settings.get('Service.UMask')).toEqual(['0077']);
    const [program = '', ...args] = settings.get('Service.ExecStart')?.[0]?.split(' ') ?? [];
    expect(program).toBe('/srv/site/node_modules/.bin/node');
    const paths = [program, ...args].filter((word) => word.startsWith('/srv/site/'));
    expect(paths).toHaveLength(2);
    // A checkout may have no build, so look for the build's source instead.
    const sources = paths.map((path) => path.replace('build/server/main.js', 'server/main.ts'));
    for (const path of sources) expect(existsSync(path.replace('/srv/site', root)), path).toBe(true);
    expect(settings.get('Service.ReadWritePaths')?.[0]).toContain('/var/lib/site');
  }
  expect(settingsOf('site-backup.service').get('Service.ExecStart')?.[0]).toMatch(/cli\/main\.ts backup$/);
  expect(existsSync(join(root, 'docs/install.md'))).toBe(true);
});

test('the service can be enabled, restarts after a failure, and has time to stop', () => {
  const settings = settingsOf('site.service');
  expect(settings.get('Install.WantedBy')).toEqual(['multi-user.target']);
  expect(settings.get('Service.Restart')).toEqual(['always']);
  expect(Number(settings.get('Service.RestartSec')?.[0])).toBeGreaterThan(0);
  expect(Number(settings.get('Service.TimeoutStopSec')?.[0])).toBeGreaterThan(10);
  // Manual starts count toward the start limit, so its interval must be short.
  expect(Number(settings.get('Unit.StartLimitIntervalSec')?.[0])).toBeLessThanOrEqual(60);
  expect(settingsOf('site-backup.timer').get('Install.WantedBy')).toEqual(['timers.target']);
});

test('the service can write to the suggested backup folder', () => {
  const suggested = new Map(variables()).get('BACKUP_FOLDER');
  // A missing folder doesn't keep the site from starting.
  expect(settingsOf('site.service').get('Service.ReadWritePaths')?.[0]?.split(' ')).toContain(
    `-${suggested}`,
  );
});

describe('the example proxies', () => {
  test('the example proxies accept every request size that the site accepts', () => {
    const megabytes = [...read('nginx.conf').matchAll(/client_max_body_size (\d+)m/g)].map(([, size]) =>
      Number(size),
    );
    expect(megabytes[0]).toBeGreaterThan((mediaLimits.bytes / 2 ** 20 / 3) * 4);
    expect(megabytes[1]).toBeGreaterThan(512);
    expect(Number(/max_size (\d+)MB/.exec(read('Caddyfile'))?.[1]) * 1e6).toBeGreaterThan(
      512 * 2 ** 20 * 0.96,
    );
    for (const name of ['nginx.conf', 'Caddyfile']) expect(read(name)).toContain('127.0.0.1:3000');
  });

  test.skipIf(!has('nginx') || !has('openssl'))('nginx accepts its example configuration', () => {
    const certificate = join(folder, 'certificate.pem');
    const key = join(folder, 'key.pem');
    const made = run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.com'],
      ...['-keyout', key, '-out', certificate],
    ]);
    expect(made.status, made.output).toBe(0);
    const site = read('nginx.conf')
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
    const whole = join(folder, 'nginx.conf');
    writeFileSync(whole, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`);
    const { status, output } = run('nginx', ['-t', '-q', '-c', whole, '-p', folder]);
    expect(output).not.toContain('[emerg]');
    expect(status, output).toBe(0);
  });

  test.skipIf(!has('caddy'))('Caddy accepts its example configuration', () => {
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, output } = run(
      'caddy',
      ['adapt', '--config', join(deploy, 'Caddyfile'), '--validate'],
      env,
    );
    expect(status, output).toBe(0);
  });
});

test.skipIf(process.platform === 'win32')(
  'the site command uses the environment file and reports missing settings',
  () => {
    const script = join(deploy, 'site-command');
    expect(statSync(script).mode & 0o111).toBe(0o111);
    const user = run('id', ['-un']).output.trim();
    const own = join(folder, 'site.env');
    writeFileSync(own, `DATA_DIR=${join(folder, 'nowhere')}\nSITE_URL=https://www.example.com\n`);
    const { DATA_DIR: _, DATABASE_URL: __, ...rest } = process.env;
    const env = { ...rest, SITE_HOME: root, SITE_USER: user, SITE_ENV: own };
    const { status, output } = run(script, ['backup'], env);
    expect(status).toBe(1);
    expect(output).toContain(`There is no site in DATA_DIR “${join(folder, 'nowhere')}”`);
    const missing = run(script, ['backup'], { ...env, SITE_ENV: join(folder, 'no.env') });
    expect(missing).toMatchObject({
      status: 1,
      output: expect.stringContaining("Can't read the site's configuration"),
    });
  },
);
