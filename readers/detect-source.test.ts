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
  ['WXR behind a byte order mark and blank lines', textFile(`\ufeff\n\n${wxr}`), 'wordpress'],
  ['WXR in UTF-16', bytesFile(Buffer.from(`\ufeff${wxr}`, 'utf16le')), 'wordpress'],
  ['WXR that somebody has packed', zipFile({ 'a/export.xml': wxr, 'a/media.xml': '<x/>' }), 'wordpress'],
  ['JSON of Ghost', textFile(` ${ghost}`), 'ghost'],
  ['a feed of Blogger', textFile(feed), 'blogger'],
  ['a zip of Medium', zipFile({ 'posts/a.html': medium }), 'medium'],
  ['a zip of Substack', zipFile({ 'x/posts.csv': 'post_id,title\n1.a,A\n' }), 'substack'],
  [
    'a zip of Markdown with a feed among it',
    zipFile({ 'posts/a.md': 'x', 'feed.xml': '<rss>{% for %}</rss>' }),
    'markdown',
  ],
  ['a text with a head', textFile('+++\ntitle = "x"\n+++\nx'), 'markdown'],
])('%s is known by its content', async (_, input, kind) => {
  expect(await kindOf(input)).toBe(kind);
});

test.each<[string, ImportInput]>([
  ['a letter', textFile('Dear Sir or Madam')],
  ['nothing', textFile('')],
  ['JSON of something else', textFile('{"name":"x","data":{"rows":[{"id":1}]}}')],
  ['a list', textFile('[1,2]')],
  ['JSON that nests without end', textFile('['.repeat(3_000_000))],
  ['a web page', textFile('<!DOCTYPE html><html><body>x</body></html>')],
  [
    'a feed of nobody’s',
    textFile("<feed xmlns='http://www.w3.org/2005/Atom'><entry><title>x</title></entry></feed>"),
  ],
  ['an empty zip', zipFile({})],
  ['a zip of pictures', zipFile({ 'a.png': 'x' })],
  ['a zip that is none', textFile('PK\u0003\u0004 and nothing else')],
  ['an empty folder', { files: [] }],
])('%s is no export', async (_, input) => {
  expect(await kindOf(input)).toBe('not_an_export');
});
