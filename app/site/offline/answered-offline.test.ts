import { expect, test } from 'vitest';
import { ownerAreas } from '../../../shared/public-pages.ts';
import { answeredOffline } from './answered-offline.ts';

const origin = 'https://site.example';

function kindOf(
  address: string,
  request: { method?: string; mode?: RequestMode; destination?: string } = {},
) {
  const url = new URL(address, origin).href;
  const { method = 'GET', mode = 'navigate', destination = 'document' } = request;
  return answeredOffline({ method, mode, url, destination: destination as RequestDestination }, origin);
}

test('public pages are answered, in both languages', () => {
  for (const address of ['/', '/blog', '/blog/an-article', '/blog/an-article?lang=es', '/contact'])
    expect(kindOf(address), address).toBe('page');
});

test('the owner’s area, the API, drafts and the mail draft are never touched', () => {
  const addresses = [
    ...ownerAreas.flatMap((area) => [area, `${area}/below`, `${area}?x=y`]),
    ...['/api', '/api/share/an-article', '/contact/mail'],
    ...['/?preview=drafts', '/blog/an-article?preview=texts'],
  ];
  for (const address of addresses) {
    expect(kindOf(address), address).toBeUndefined();
    expect(kindOf(address, { mode: 'cors', destination: 'image' }), address).toBe(
      address.includes('?preview') ? 'file' : undefined,
    );
  }
});

test('forms, feeds, other sites and what scripts ask for go their way', () => {
  expect(kindOf('/contact', { method: 'POST' })).toBeUndefined();
  expect(kindOf('/blog/rss.xml')).toBeUndefined();
  expect(kindOf('https://elsewhere.example/blog')).toBeUndefined();
  expect(
    kindOf('https://elsewhere.example/a.jpg', { mode: 'no-cors', destination: 'image' }),
  ).toBeUndefined();
  expect(kindOf('/blog', { mode: 'cors', destination: '' })).toBeUndefined();
});

test('styles, scripts, fonts and pictures are answered', () => {
  for (const destination of ['style', 'script', 'font', 'image'])
    expect(kindOf('/assets/x', { mode: 'no-cors', destination })).toBe('file');
  expect(kindOf('/film/x.mp4', { mode: 'no-cors', destination: 'video' })).toBeUndefined();
});
