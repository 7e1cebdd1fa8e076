import { expect, test } from 'vitest';
import { catalogs } from '../../../../messages/catalogs.ts';
import { ownerIn } from '../../../../test/owner-in.ts';
import { readFailure } from '../../forms/read-failure.ts';
import { failureDetail, failureSentence } from './failure-sentence.ts';

test('a failure is said in the catalogue’s words, with its status', () => {
  const failure = { status: 502, detail: '' };
  expect(failureSentence('scrape', failure, ownerIn('en'))).toBe('Scrape failed (502)');
  expect(failureSentence('xml', failure, ownerIn('en'))).toBe('Failed to fetch XML (502)');
});

test('the server’s own words stand beside it, in Spanish what its status means', () => {
  const failure = { status: 404, detail: 'Enter the address.' };
  expect(failureDetail(failure, ownerIn('en'))).toBe('Enter the address.');
  expect(failureDetail(failure, ownerIn('es'))).toBe(catalogs.es.errors.detail.no_posts);
  // Of what has no words in Spanish, the English ones are better than none.
  expect(failureDetail({ status: 418, detail: 'A teapot.' }, ownerIn('es'))).toBe('A teapot.');
});

test('a host that nobody knows is named, in either language', async () => {
  const body = { detail: 'There is none.', code: 'no_site', host: 'old.exmaple.com' };
  const failure = await readFailure(Response.json(body, { status: 502 }));
  expect(failureDetail(failure, ownerIn('en'))).toContain('There is no site at “old.exmaple.com”.');
  expect(failureDetail(failure, ownerIn('es'))).toContain('No hay ningún sitio en «old.exmaple.com».');
});

test('of an answer that refuses, status and detail are read, whatever its body is', async () => {
  expect(await readFailure(Response.json({ detail: 'No.' }, { status: 403 }))).toEqual({
    status: 403,
    detail: 'No.',
  });
  for (const body of ['<html>', 'null', '{"detail":7}', '[]']) {
    expect(await readFailure(new Response(body, { status: 500 }))).toEqual({ status: 500, detail: '' });
  }
});
