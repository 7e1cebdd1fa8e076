import { expect, test } from 'vitest';
import { parseFeedItems } from './parse-feed-items.ts';

const address = 'https://old.example.com/feed/';

function feed(dtd: string, title: string): string {
  return `<?xml version="1.0"?><!DOCTYPE rss [${dtd}]><rss version="2.0"><channel><title>Old</title>
    <item><title>${title}</title><link>/one/</link><description>Text</description></item></channel></rss>`;
}

/** What came of the title, however the reader refuses; a refusal of the whole feed is one too. */
function titleOf(text: string): string {
  try {
    return parseFeedItems(text, address)?.[0]?.title ?? '';
  } catch {
    return '';
  }
}

test('a feed reads no file and asks no address by an entity of its own', () => {
  const external = `<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY web SYSTEM "http://127.0.0.1:1/">`;
  expect(titleOf(feed('', 'plain'))).toBe('plain');
  expect(titleOf(feed(external, 'a &file; b &web;'))).not.toMatch(/root:|ECONNREFUSED/);
});

test('entities that hold each other a billion times are not written out', () => {
  const names = 'abcdefghij';
  const levels = [...names].map((name, level) => {
    const before = names[level - 1];
    return `<!ENTITY ${name} "${before ? `&${before};`.repeat(10) : 'lol'}">`;
  });
  const began = performance.now();
  expect(titleOf(feed(levels.join(''), '&j;')).length).toBeLessThan(100_000);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('one long entity named very often is not written out', () => {
  const began = performance.now();
  expect(titleOf(feed(`<!ENTITY a "${'x'.repeat(20_000)}">`, '&a;'.repeat(20_000))).length).toBeLessThan(
    1_000_000,
  );
  expect(performance.now() - began).toBeLessThan(1000);
});
