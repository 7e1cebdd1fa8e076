import { expect, test } from 'vitest';
import { wxrName } from './wxr-names.ts';

test.each([
  ['wp', 'http://wordpress.org/export/1.2/', 'status', 'wp:status'],
  ['wp', 'https://wordpress.org/export/1.2/', 'status', 'wp:status'],
  ['wp', 'http://wordpress.org/export/1.0/', 'status', 'wp:status'],
  ['press', 'https://www.wordpress.org/export/1.1/', 'status', 'wp:status'],
  ['', 'http://wordpress.org/export/1.2/', 'post_id', 'wp:post_id'],
  ['e', 'https://wordpress.org/export/1.2/excerpt/', 'encoded', 'excerpt:encoded'],
  ['body', 'http://purl.org/rss/1.0/modules/content/', 'encoded', 'content:encoded'],
  ['x', 'http://purl.org/dc/elements/1.1/', 'creator', 'dc:creator'],
  ['', 'http://purl.org/rss/1.0/', 'item', 'item'],
])('%s:… in %s names %s', (prefix, uri, local, name) => {
  expect(wxrName(prefix, uri, local)).toBe(name);
});

test('without a declaration, or with one that points elsewhere, the usual prefix counts', () => {
  expect(wxrName('wp', '', 'status')).toBe('wp:status');
  expect(wxrName('content', '', 'encoded')).toBe('content:encoded');
  expect(wxrName('wp', 'http://example.com/elsewhere/', 'status')).toBe('wp:status');
});

test('other namespaces keep out of the way', () => {
  expect(wxrName('itunes', 'http://www.itunes.com/dtds/podcast-1.0.dtd', 'title')).toBe('itunes:title');
  expect(wxrName('atom', 'http://www.w3.org/2005/Atom', 'link')).toBe('atom:link');
  expect(wxrName('', '', 'title')).toBe('title');
});
