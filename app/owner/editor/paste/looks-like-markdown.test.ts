import { expect, test } from 'vitest';
import { looksLikeMarkdown } from './looks-like-markdown.ts';

test.each([
  '# Title\n\nText',
  'Some **bold** words',
  'See [this](https://example.com) or [that](/blog/x).',
  '- one\n- two',
  '1. one\n2. two',
  '```\ncode\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'a | b\n:-- | --:\n1 | 2',
])('%j was written with marks', (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});

test.each([
  'Plain words.\n\nMore of them.',
  'We are #1 in this.',
  'a * b * c, 2 ** 3 ** 4',
  '- a line that begins with a dash',
  'An aside [sic] (really).',
  '1. first thing, and no second',
  'One half\n---\nthe other half',
  'this | that',
])('%j was not', (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});
