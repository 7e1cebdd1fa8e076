import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { indexAttachments } from '../attachments.ts';
import { postCover } from './import-post.ts';

const featured = {
  id: '9',
  url: '/uploads/featured.jpg',
  page: '',
  title: '',
  alt: 'A harbour',
  caption: '',
  parent: '0',
  order: 0,
  isImage: true,
};

function cover(
  meta: Record<string, string>,
  html: string,
  enclosures: { url: string; type: string }[] = [],
  upload = featured,
) {
  const log = createChangeLog();
  const from = { attachments: indexAttachments([upload]), base: 'https://old.example.com/', log };
  const { cover, cover_alt } = postCover({ meta, enclosures }, html, from);
  return { address: cover, alt: cover_alt, changes: log.list() };
}

const body = '<p>Text</p><figure><img src="https://a.example/first.jpg?a=1&amp;b=2" alt=""></figure>';

test('the featured image is the cover, with its words', () => {
  expect(cover({ _thumbnail_id: '9' }, body)).toEqual({
    address: 'https://old.example.com/uploads/featured.jpg',
    alt: 'A harbour',
    changes: [],
  });
});

test('without one it is the first image of the text', () => {
  expect(cover({}, body).address).toBe('https://a.example/first.jpg?a=1&b=2');
});

test('one that the export does not describe is told, and the first image taken', () => {
  expect(cover({ _thumbnail_id: '404' }, body)).toEqual({
    address: 'https://a.example/first.jpg?a=1&b=2',
    alt: null,
    changes: [{ code: 'cover_missing', what: '404', count: 1 }],
  });
  expect(cover({ _thumbnail_id: '0' }, body).changes).toEqual([]);
});

test('a featured image that is no upload counts before the text’s own, an address that is too long not at all', () => {
  expect(cover({ _thumbnail_id: '404', fifu_image_url: 'https://b.example/f.jpg' }, body).address).toBe(
    'https://b.example/f.jpg',
  );
  expect(cover({}, `<img src="https://a.example/${'x'.repeat(2000)}.jpg" alt="">`).address).toBeNull();
});

test('a feed’s enclosed image serves too, a recording does not', () => {
  expect(cover({}, '', [{ url: 'https://a.example/e.jpg', type: 'image/jpeg' }]).address).toBe(
    'https://a.example/e.jpg',
  );
  expect(cover({}, '', [{ url: 'https://a.example/e.mp3', type: 'audio/mpeg' }]).address).toBeNull();
});

test('words that are too long are cut, and that is told; none are null', () => {
  const of = (alt: string) => cover({ _thumbnail_id: '9' }, '', [], { ...featured, alt });
  const long = of('word '.repeat(101).trim());
  expect([long.alt?.length, long.changes]).toEqual([
    expect.toSatisfy((length) => length > 480 && length <= 500),
    [{ code: 'cover_alt_shortened', what: expect.stringMatching(/word$/), count: 1 }],
  ]);
  expect(of('')).toMatchObject({ alt: null, changes: [] });
});
