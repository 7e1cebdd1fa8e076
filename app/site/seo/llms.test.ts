import { expect, test } from 'vitest';
import { publicPages } from '../../../shared/public-pages.ts';
import { llms } from './llms.ts';

const text = llms({ origin: 'https://example.com', brand: 'A House' });

test('opens with the name and a summary, as the format asks', () => {
  expect(text).toMatch(/^# A House\n\n> [^\n]+\n\n## English\n/);
  expect(text).not.toMatch(/\{\w+\}/);
});

test('links to every indexed page and the feed, in both languages', () => {
  for (const { path, isListed } of publicPages) {
    const query = '?lang=es';
    expect(text.includes(`(https://example.com${path})`), path).toBe(isListed);
    expect(text.includes(`(https://example.com${path}${query})`), path).toBe(isListed);
  }
  expect(text).toContain('(https://example.com/blog/rss.xml)');
  expect(text).toContain('(https://example.com/blog/rss.xml?lang=es)');
});
