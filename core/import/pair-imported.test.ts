import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collected } from '../../test/collected.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';
import { zipFile } from '../../test/zip-archive.ts';
import type { Core } from '../core.ts';
import { exportWordPress } from '../export/export-wordpress.ts';

const term = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="${name}">${name}</category>`;
const named = (title: string, id: number) => ({ title, id, name: title.toLowerCase().replaceAll(' ', '-') });

/** Items with the terms that Polylang exports. */
const polylang = (title: string, language: string, group: string, id: number) => ({
  ...named(title, id),
  more: term('language', language) + term('post_translations', group),
});

/** Imports as the command line and the API do, with a checkpoint. */
async function imported({ imports }: Core, xml: string, pauseAt?: number): Promise<string[]> {
  const pausing = new AbortController();
  const onProgress = ({ done }: { done: number }) => done === pauseAt && pausing.abort();
  const lock = expectOk(await imports.lock('export'));
  const path = join(await newFolder(), 'old.xml');
  await writeFile(path, xml);
  const options = { lock, onProgress, signal: pausing.signal };
  const run = imports.resumable.run({ name: 'old.xml', path }, {}, options);
  const report = expectOk(await run.finally(lock.release));
  if (report.state === 'paused') return imported({ imports } as Core, xml);
  return report.problems.flatMap((problem) => (problem.code === 'pair_not_made' ? [problem.title] : []));
}

async function pairOf(core: Core, slug: string) {
  const pair = expectOk(await core.translations.find(slug));
  return pair && [pair.original.slug, pair.translation.slug];
}

eachDialect('translations in imported blogs', (open) => {
  test('links posts by their Polylang terms as translations, and reports terms without a match', async () => {
    const { core } = createTestCore(await open());
    const xml = wordPressExport([
      polylang('Hello', 'en', 'pll_1', 1),
      polylang('Hola', 'es', 'pll_1', 2),
      polylang('Lonely', 'en', 'pll_2', 3),
      polylang('Twice', 'en', 'pll_3', 4),
      polylang('Once more', 'en', 'pll_3', 5),
      named('Plain', 6),
    ]);
    expect((await imported(core, xml)).sort()).toEqual(['Lonely', 'Twice / Once more'].sort());
    expect((await pairOf(core, 'hello'))?.toSorted()).toEqual(['hello', 'hola']);
    expect(await pairOf(core, 'plain')).toBeUndefined();
  });

  test('leaves linked translations, including the owner’s, unchanged on the next import', async () => {
    const { core, clock } = createTestCore(await open());
    const items = [polylang('Hello', 'en', 'a', 1), polylang('Hola', 'es', 'a', 2)];
    await imported(core, wordPressExport(items));
    expectOk(await core.translations.pair('hello', 'hola', 'es'));
    clock.advance(1000);
    expectOk(await core.translations.sideBySide('hello'));
    expect(await imported(core, wordPressExport(items))).toEqual([]);
    expect(await pairOf(core, 'hello')).toEqual(['hola', 'hello']);
    // A pair always has one post in each language, whatever is imported or undone.
    const other = [items[0] ?? polylang('Hello', 'en', 'a', 1), polylang('Hola', 'en', 'a', 2)];
    expect(await imported(core, wordPressExport(other))).toEqual([]);
    expect(expectOk(await core.translations.find('hello'))).toMatchObject({ original: { language: 'es' } });
    expectOk(await core.translations.unpair('hello'));
    expectOk(await core.posts.create(postInput({ slug: 'own', language: 'es' })));
    expectOk(await core.translations.pair('hello', 'own'));
    expect(await imported(core, wordPressExport(items))).toEqual(['Hello / Hola']);
    expect((await pairOf(core, 'hello'))?.toSorted()).toEqual(['hello', 'own']);
  });

  test('splits bilingual posts into linked translations, once, even if the import is paused', async () => {
    const { core } = createTestCore(await open());
    const items = Array.from({ length: 60 }, (_, at) => ({
      ...named(`[:en]Hello ${at}[:es]Hola ${at}[:]`, at + 1),
      name: `hello-${at}`,
      content: `[:en]Words ${at}[:es]Palabras ${at}[:]`,
    }));
    for (const pauseAt of [30, undefined]) {
      expect(await imported(core, wordPressExport(items), pauseAt)).toEqual([]);
      for (const at of [0, 59])
        expect((await pairOf(core, `hello-${at}`))?.toSorted()).toEqual([`hello-${at}`, `hola-${at}`]);
      expect(await core.posts.list(owner, { page: 1, limit: 200 })).toHaveLength(120);
    }
  });

  test('links Markdown files with language codes as translations', async () => {
    const { core } = createTestCore(await open());
    const text = (title: string, more = '') =>
      `---\ntitle: ${title}\ndate: 2020-01-02\n${more}---\n${title}.\n`;
    const files = zipFile({
      'content/posts/one.en.md': text('One', 'pin: true\n'),
      'content/posts/one.es.md': text('Uno'),
      'content/en/posts/two.md': text('Two'),
      'content/es/posts/two.md': text('Dos'),
      'content/posts/three.md': text('Three', 'translationKey: 3\nlang: en\n'),
      'content/posts/tres.md': text('Tres', 'translationKey: 3\nlang: es\n'),
      'content/posts/four.md': text('Four'),
    });
    expect(expectOk(await core.imports.importFile(files, {})).problems).toEqual([
      { code: 'address_unknown' },
    ]);
    for (const slugs of [
      ['one', 'one-2'],
      ['two', 'two-2'],
      ['three', 'tres'],
    ])
      expect((await pairOf(core, slugs[0] ?? ''))?.toSorted()).toEqual(slugs.toSorted());
    expect(await pairOf(core, 'four')).toBeUndefined();
    expect(await core.posts.pinned()).toMatchObject({ slug: 'one' });
  });

  test('restores linked translations from the site’s own export', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.posts.create(postInput({ slug: 'first', language: 'es', date: '2026-02-02' })));
    expectOk(await core.posts.create(postInput({ slug: 'second', language: 'en', date: '2026-01-01' })));
    expectOk(await core.translations.pair('first', 'second', 'es'));
    const xml = (await collected(exportWordPress(db, { origin: 'https://www.example.com' }))).join('');
    const other = createTestCore(await open()).core;
    expect(await imported(other, xml)).toEqual([]);
    expect(await pairOf(other, 'first')).toEqual(['first', 'second']);
    expect((await other.posts.list(owner, { page: 1, limit: 9 })).map(({ tags }) => tags)).toEqual([[], []]);
  });
});
