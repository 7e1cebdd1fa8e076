import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { newFolder } from '../test/new-folder.ts';
import { type ExportItem, wordPressExport } from '../test/wordpress-export.ts';

/** What the process may take in all, in megabytes: 165 to 208 were seen as it is built, 250 from its sources, with the compiler of their types. */
const most = { built: 230, sources: 280 };

const program = join(import.meta.dirname, '../scripts/site.mjs');

/** As many megabytes of XML, in posts of very different lengths, with an upload for each. */
function largeExport(megabytes: number): string {
  const sentence =
    '<p>One of many sentences, with <em>something</em> in it and <a href="https://a.example/">a way out</a>.</p>\n';
  const items: ExportItem[] = [];
  for (let length = 0; length < megabytes * 1e6; ) {
    const content = sentence.repeat(10 + ((items.length * 37) % 400));
    length += content.length;
    const url = `https://old.example.com/wp-content/uploads/${items.length}.jpg`;
    items.push({ content }, { type: 'attachment', more: `<wp:attachment_url>${url}</wp:attachment_url>` });
  }
  return wordPressExport(items);
}

test.skipIf(process.platform !== 'linux')(
  'the import of a large file takes little memory',
  async () => {
    const folder = await newFolder();
    await (await connect({ dataDir: folder })).close();
    const file = join(folder, 'large.xml');
    await writeFile(file, largeExport(3));
    const child = spawn(process.execPath, [program, 'import', file], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    let peak = 0;
    let isBuilt = false;
    const look = async () => {
      // The highest that it ever was; the process has a life before this one, which counts for nothing.
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const command = await readFile(`/proc/${child.pid}/cmdline`, 'utf8').catch(() => '');
      isBuilt ||= command.includes('build/server/site.js');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    };
    const looking = setInterval(look, 50);
    const code = await new Promise((resolve) => child.on('close', resolve));
    clearInterval(looking);
    expect(code, errors).toBe(0);
    expect(peak).toBeGreaterThan(50);
    expect(peak).toBeLessThan(isBuilt ? most.built : most.sources);
  },
  240_000,
);
