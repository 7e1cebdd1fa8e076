import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import type { ImportedPost, ImportProblem, SkippedItem } from '../../shared/imported-post.ts';
import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { testWithCorpus } from '../../test/corpora.ts';
import { cpuNow } from '../../test/cpu-now.ts';
import { compareContent } from '../fidelity/compare-content.ts';
import { readVisible } from '../fidelity/read-visible.ts';
import { asElement, findElement, textOf } from '../html/html-tree.ts';
import { importPost, readSource, withoutLanguageMarkers } from './import-post.ts';
import { type ExportedBlog, type PostToConvert, readWordPressExport } from './read-wordpress-export.ts';

interface Expected {
  file: string;
  publish_posts: number;
  well_formed: string;
}

async function readFileExport(path: string) {
  const posts: ImportedPost[] = [];
  const skipped: SkippedItem[] = [];
  const problems: ImportProblem[] = [];
  const opened = await readWordPressExport(() => createReadStream(path));
  if (!opened.ok) return { failed: true, posts, skipped, problems };
  for await (const event of opened.value.events()) {
    if (event.type === 'post') posts.push(event.post);
    if (event.type === 'skipped') skipped.push(event.item);
    if (event.type === 'problem') problems.push(event.problem);
  }
  return { failed: false, posts, skipped, problems };
}

/** Returns text outside block elements. */
function strayText(html: string): string {
  const body = findElement(parseHtml(html), ({ tagName }) => tagName === 'html');
  const inBlock = /^(p|h2|h3|ul|ol|blockquote|figure)$/;
  return (body?.childNodes ?? [])
    .filter((node) => !inBlock.test(asElement(node)?.tagName ?? ''))
    .map(textOf)
    .join('')
    .trim();
}

/** Lists visible defects of a post's HTML. */
function stumblingBlocks({ html, title }: ImportedPost): string[] {
  const wrong: string[] = [];
  const prose = html.replace(/<[^>]+>/g, '');
  if (/<!--|<script|<style|<iframe|on\w+="/i.test(html)) wrong.push('markup');
  if (/\[\/?(caption|gallery|audio|video|embed|playlist|youtube|wp_caption|sourcecode)\b/i.test(prose))
    wrong.push('shortcode');
  if (/\[[a-z][\w-]*\s+[\w-]+=/i.test(prose)) wrong.push('shortcode');
  if (strayText(html) !== '') wrong.push('text outside of blocks');
  if (title.trim() === '' || /<\/?(em|strong|b|i|span)\b|&(amp|nbsp|#\d+);/.test(title)) wrong.push('title');
  return wrong;
}

testWithCorpus(
  'imports every published post of every sample export as clean HTML',
  'wxr/expected-counts.json',
  async (path) => {
    const expected = JSON.parse(await readFile(path, 'utf8')) as Expected[];
    expect(expected.length).toBeGreaterThan(70);
    for (const { file, publish_posts, well_formed } of expected) {
      const { failed, posts, skipped, problems } = await readFileExport(resolve(path, '../../..', file));
      const published = posts.filter(({ status }) => status === 'published');
      const stumbling = posts.flatMap((post) =>
        stumblingBlocks(post).map((what) => `${post.title}: ${what}`),
      );
      expect({ file, enough: published.length >= publish_posts, stumbling }).toEqual({
        file,
        enough: true,
        stumbling: [],
      });
      expect({ file, unreadable: skipped.filter(({ reason }) => reason === 'unreadable') }).toEqual({
        file,
        unreadable: [],
      });
      expect({ file, keys: new Set(posts.map(({ sourceKey }) => sourceKey)).size }).toEqual({
        file,
        keys: posts.length,
      });
      // Undeclared namespaces cause no loss and aren't reported.
      const broken = !/^ok$|unbound prefix/.test(well_formed);
      expect({ file, hasProblem: failed || problems.length > 0 }).toEqual({
        file,
        hasProblem: broken || failed,
      });
    }
  },
);

testWithCorpus(
  'loses fewer than 1 in 500 words of the sample exports and reports each loss',
  'wxr/expected-counts.json',
  async (path) => {
    const sums = { words: 0, lost: 0, foreignKey: 0 };
    const converter =
      ({ blog }: ExportedBlog) =>
      (post: PostToConvert) => {
        const posts = importPost(post.item, post.sourceKey, post.isDamaged, blog);
        const { html = '', changes = [] } = posts.at(-1) ?? {};
        const source = readSource(withoutLanguageMarkers(post.item.content), blog);
        const { words } = compareContent(source, readVisible(html));
        const foreignKey = changes.filter(({ code }) => code === 'words_lost');
        sums.words += words.total;
        sums.lost += words.total - words.kept;
        sums.foreignKey += foreignKey.reduce((sum, { count }) => sum + count, 0);
        return posts;
      };
    for (const { file } of JSON.parse(await readFile(path, 'utf8')) as Expected[]) {
      const opened = await readWordPressExport(() => createReadStream(resolve(path, '../../..', file)), {
        converter,
      });
      if (opened.ok) for await (const _ of opened.value.events());
    }
    expect(sums.words).toBeGreaterThan(50_000);
    // Form labels, buttons that repeat a link, and the other language of one post.
    expect(sums.lost).toBeLessThan(sums.words / 500);
    expect(sums.foreignKey).toBe(sums.lost);
  },
);

for (const name of 'xmlbomb|xmlbomb2|cyclic|quadratic|external|external_file|dtd|dtd_element|simple|simple-ns'.split(
  '|',
)) {
  testWithCorpus(
    `rejects the XML attack ${name}.xml quickly and with little memory`,
    `wxr/xml-attacks/${name}.xml`,
    async (path) => {
      const before = process.memoryUsage().heapUsed;
      const started = cpuNow();
      expect((await readFileExport(path)).failed).toBe(true);
      expect(cpuNow() - started).toBeLessThan(2000);
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000 + (await stat(path)).size);
    },
  );
}
