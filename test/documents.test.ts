import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { headingsOf, withoutCode } from './markdown.ts';
import { projectFiles } from './project-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = projectFiles(root);
const documents = files.filter((path) => /^(docs\/.+|[A-Z]+)\.md$/.test(path));

/** Ends of names that a text in backticks has when it is a file of the project. */
const file = /^(?:[\w.*-]+\/)*[\w.*-]+\.(?:tsx?|mjs|css|md|json|sql|service|timer)$/;

/** The files and folders that a document names in backticks. Addresses of the site and absolute paths are none. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => file.test(name) || folders.some((folder) => name.startsWith(folder)))
    .filter((name) => /^[\w./*-]+$/.test(name));
}

const folders = [...new Set(files.flatMap((path) => (path.includes('/') ? [`${path.split('/')[0]}/`] : [])))];

/** Whether a file or folder is there. A file may be named by the end of its path, and `*` stands for any name. */
function isThere(name: string): boolean {
  if (!file.test(name) && !name.includes('*')) return existsSync(join(root, name));
  const path = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return files.some((each) => path.test(each));
}

test('there are documents to judge', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/security.md']),
  );
});

test.each(['core/none.ts', 'none.ts', 'core/none/', 'core/*.none'])('would be told of %s', (name) => {
  expect(namesIn(`In \`${name}\` it stands.`)).toEqual([name]);
  expect(isThere(name)).toBe(false);
});

describe.each(documents)('%s', (document) => {
  test('names only files that are there', () => {
    expect(namesIn(read(document)).filter((name) => !isThere(name))).toEqual([]);
  });

  test('leads only to pages and headings that are there', () => {
    const links = [...withoutCode(read(document)).matchAll(/\]\(([^)#:\s]*)(?:#([\w-]+))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path ? join(dirname(document), path) : document;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !headingsOf(read(target)).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
