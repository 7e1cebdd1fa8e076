import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { bytesFile, zipFile } from '../../test/zip-archive.ts';

/** Contains a folder with an export for each source, and the expected posts next to that folder. */
const golden = join(import.meta.dirname, 'golden');

const sources = readdirSync(golden, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function exportOf(source: string) {
  const folder = join(golden, source);
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = paths.toSorted().map((path) => [relative(folder, path), readFileSync(path)] as const);
  const [[, only] = []] = contents;
  return contents.length === 1 && only ? bytesFile(only) : zipFile(Object.fromEntries(contents));
}

eachDialect('an export of', (open) => {
  test.each(sources)('%s is imported as the stored expected posts', async (source) => {
    const { core } = createTestCore(await open());
    const options = { address: 'https://old.example.com' };
    const report = expectOk(await core.imports.importFile(exportOf(source), options));
    const lines = [`${report.kind}: ${JSON.stringify({ counts: report.counts, others: report.otherKinds })}`];
    for (const { slug, changes } of report.posts) {
      const { post } = expectOk(await core.posts.get(owner, slug));
      if (!post) throw new Error(`There is no post ${slug}.`);
      const { title, date, status, language, tags, excerpt, cover, cover_alt, html } = post;
      lines.push('', `# ${title}`, JSON.stringify({ slug, date, status, language, tags }));
      lines.push(
        JSON.stringify({ excerpt, cover, cover_alt }),
        ...changes.map((each) => JSON.stringify(each)),
      );
      lines.push(html.replaceAll(/(<\/(?:p|h\d|li|ul|ol|figure|blockquote|pre)>)(?!\n)/g, '$1\n').trimEnd());
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(golden, `${source}.expected.txt`));
  });
});
