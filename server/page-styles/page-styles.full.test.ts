import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BuiltFile } from '../built-files/read-built-files.ts';
import { createPutStyles } from './page-styles.ts';

const face = '@font-face{font-family:A;src:url(/assets/a.woff2)}';
const standIn = '@font-face{font-family:B;src:local("Arial")}';
const sheet = `${standIn}${face}body{margin:0}._a_1a2b3_1{color:red}._b_9z8y7_1{color:blue}`;

function put(html: string) {
  const plain = { bytes: () => Buffer.from(sheet), size: sheet.length, etag: '""' };
  const file: BuiltFile = { type: 'text/css', cacheControl: '', plain, compressed: {} };
  return createPutStyles(new Map([['/assets/site-1.css', file]]))(html);
}

const link = (address = '/assets/site-1.css') => `<link rel="stylesheet" href="${address}"/>`;
const page = (head: string, body: string) =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const faces = `<style media="(scripting: none), print">${face}</style>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('styles stand where the sheet was named, faces that are fetched apart, and are known to the policy by their hashes', () => {
  const styles = `${standIn}body{margin:0}._a_1a2b3_1{color:red}`;
  expect(put(page(`${link()}<title>One</title>`, '<p class="_a_1a2b3_1">'))).toEqual({
    html: page(`${faces}<style>${styles}</style><title>One</title>`, '<p class="_a_1a2b3_1">'),
    styleSource: `${hashOf(face)} ${hashOf(styles)}`,
  });
});

test('a text can say what it likes', () => {
  const text = `_x_55555_1 ${link()} $&`;
  expect(put(page(link(), text))?.html).toBe(page(`${faces}<style>${standIn}body{margin:0}</style>`, text));
});

test('pages of one kind have the same styles, in whatever order they name them', () => {
  const sources = ['_a_1a2b3_1 _b_9z8y7_1', '_b_9z8y7_1 _a_1a2b3_1'].map(
    (classes) => put(page(link(), `<p class="${classes}">`))?.styleSource,
  );
  expect(sources[0]).toBeTruthy();
  expect(sources[0]).toBe(sources[1]);
});

test('a page that names another sheet, none, or several is left as it is', () => {
  for (const head of [link('/assets/other.css'), '', link() + link()])
    expect(put(page(head, ''))).toBeUndefined();
});
