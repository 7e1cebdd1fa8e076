import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWord } from '../../readers/word/read-word.ts';
import { writeBlocks } from '../../shared/rich-text/blocks.ts';
import { plainText } from '../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { handedText } from '../../test/handed-text.ts';
import { picturesIn, wordBodies } from '../../test/word-bodies.ts';
import { bytesFile } from '../../test/zip-archive.ts';
import { writeWord } from './write-word.ts';

/** Whether LibreOffice Writer is installed. Without it, these tests are reported as skipped. */
function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const page = `<html lang="en-US"><head><title>x</title></head><body>
<h1>The only first heading</h1>
<p>Some <b>bold</b>, <i>slanted</i> and <a href="https://www.example.com/a?b=1&amp;c=2">a link</a>.</p>
<h2>Second</h2>
<ul><li>one<ul><li>deep<ol><li>deeper</li></ol></li></ul></li><li>two</li></ul>
<p>between</p>
<ol><li>first</li><li>second</li></ol>
<blockquote>Quoted by somebody.</blockquote>
<table border="1"><tr><th>Name</th><th>Place</th></tr><tr><td>Ana</td><td>Cádiz</td></tr></table>
<p>last<br>line</p>
</body></html>`;

describe.skipIf(!hasLibreOffice())('LibreOffice', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'word-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Converts a file with LibreOffice. */
  async function convert(name: string, content: string | Uint8Array, to: string): Promise<Buffer> {
    await writeFile(join(folder, name), content);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, name)];
    await promisify(execFile)('soffice', options, { timeout: 110_000 });
    const end = to.split(':')[0] ?? '';
    return readFile(join(folder, name.replace(/[^.]+$/, end)));
  }

  const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

  test('a Word file from LibreOffice is imported with headings, lists, links, quotations and tables', async () => {
    const odt = await convert('page.html', page, 'odt:writer8');
    const docx = await convert('page.odt', odt, 'docx:MS Word 2007 XML');
    const reading = { origin: 'https://site.example', fileName: 'page.docx' };
    const read = expectOk(await readWord(bytesFile(docx), reading));
    expect(read.title).toBe('The only first heading');
    expect(writeBlocks(read.blocks).replaceAll(' target="_blank" rel="noopener noreferrer"', '')).toBe(
      '<p>Some <strong>bold</strong>, <em>slanted</em> and <a href="https://www.example.com/a?b=1&amp;c=2">a link</a>.</p>' +
        '<h2>Second</h2><ul><li>one<ul><li>deep<ol><li>deeper</li></ol></li></ul></li><li>two</li></ul><p>between</p>' +
        '<ol><li>first</li><li>second</li></ol><blockquote><p>Quoted by somebody.</p></blockquote>' +
        '<figure><ul><li><strong>Name:</strong> Ana<br><strong>Place:</strong> Cádiz</li></ul></figure><p>last<br>line</p>',
    );
  }, 240_000);

  test('LibreOffice reads an exported Word file word for word', async () => {
    const html = sanitizeHtml(wordBodies.join(''));
    const docx = await writeWord(handedText(html, { pictures: picturesIn(html) }));
    const there = wordsOf((await convert('ours.docx', docx, 'txt:Text (encoded):UTF8')).toString());
    // LibreOffice adds list numbers and drops remote images, so only the words of the text are compared.
    const known = new Set<string>(there);
    expect(wordsOf(plainText(html)).filter((word) => !known.has(word))).toEqual([]);
  }, 240_000);
});
