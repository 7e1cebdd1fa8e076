import { expect, test } from 'vitest';
import { wordPressExport } from '../test/wordpress-export.ts';
import { bytesFile, textFile, zipFile } from '../test/zip-archive.ts';
import { openSource } from './open-source.ts';
import type { ImportInput } from './source-files.ts';

async function kindOf(input: ImportInput): Promise<string> {
  const opened = await openSource(input);
  return opened.ok ? opened.value.kind : opened.failure.code;
}

const wxr = wordPressExport([{}]);
const ghost = '{"db":[{"data":{"posts":[{"id":1,"title":"x"}]}}]}';
const feed =
  "<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom'><id>tag:blogger.com,1999:blog-1</id><entry/></feed>";
const medium = '<article class="h-entry"><header><h1 class="p-name">x</h1></header></article>';

test.each<[string, ImportInput, string]>([
  ['WXR', textFile(wxr), 'wordpress'],
  ['WXR after a byte order mark and blank lines', textFile(`\ufeff\n\n${wxr}`), 'wordpress'],
  ['WXR in UTF-16', bytesFile(Buffer.from(`\ufeff${wxr}`, 'utf16le')), 'wordpress'],
  ['WXR in a ZIP file', zipFile({ 'a/export.xml': wxr, 'a/media.xml': '<x/>' }), 'wordpress'],
  ['Ghost JSON', textFile(` ${ghost}`), 'ghost'],
  ['a Blogger feed', textFile(feed), 'blogger'],
  ['a Medium ZIP file', zipFile({ 'posts/a.html': medium }), 'medium'],
  ['a Substack ZIP file', zipFile({ 'x/posts.csv': 'post_id,title\n1.a,A\n' }), 'substack'],
  [
    'a ZIP file of Markdown that contains a feed',
    zipFile({ 'posts/a.md': 'x', 'feed.xml': '<rss>{% for %}</rss>' }),
    'markdown',
  ],
  ['Markdown with front matter', textFile('+++\ntitle = "x"\n+++\nx'), 'markdown'],
])('recognizes %s by its content', async (_, input, kind) => {
  expect(await kindOf(input)).toBe(kind);
});

test.each<[string, ImportInput]>([
  ['plain text', textFile('Dear Sir or Madam')],
  ['an empty file', textFile('')],
  ['unrelated JSON', textFile('{"name":"x","data":{"rows":[{"id":1}]}}')],
  ['a JSON array', textFile('[1,2]')],
  ['deeply nested JSON', textFile('['.repeat(3_000_000))],
  ['a web page', textFile('<!DOCTYPE html><html><body>x</body></html>')],
  [
    'an Atom feed from an unknown program',
    textFile("<feed xmlns='http://www.w3.org/2005/Atom'><entry><title>x</title></entry></feed>"),
  ],
  ['an empty ZIP file', zipFile({})],
  ['a ZIP file of images', zipFile({ 'a.png': 'x' })],
  ['an invalid ZIP file', textFile('PK\u0003\u0004 and nothing else')],
  ['an empty folder', { files: [] }],
])('doesn’t recognize %s as an export', async (_, input) => {
  expect(await kindOf(input)).toBe('not_an_export');
});
