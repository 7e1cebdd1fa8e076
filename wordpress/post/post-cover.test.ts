import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { indexAttachments } from '../attachments.ts';
import { postCover } from './post-cover.ts';

const featured = {
  id: '9',
  url: '/uploads/featured.jpg',
  page: '',
  title: '',
  alt: '',
  caption: '',
  parent: '0',
  order: 0,
  isImage: true,
};

function cover(meta: Record<string, string>, html: string, enclosures: { url: string; type: string }[] = []) {
  const log = createChangeLog();
  const from = { attachments: indexAttachments([featured]), base: 'https://old.example.com/', log };
  return { address: postCover({ meta, enclosures }, html, from), changes: log.list() };
}

const body = '<p>Text</p><figure><img src="https://a.example/first.jpg?a=1&amp;b=2" alt=""></figure>';

test('the featured image is the cover', () => {
  expect(cover({ _thumbnail_id: '9' }, body)).toEqual({
    address: 'https://old.example.com/uploads/featured.jpg',
    changes: [],
  });
});

test('without one it is the first image of the text', () => {
  expect(cover({}, body).address).toBe('https://a.example/first.jpg?a=1&b=2');
});

test('one that the export does not describe is told, and the first image taken', () => {
  expect(cover({ _thumbnail_id: '404' }, body)).toEqual({
    address: 'https://a.example/first.jpg?a=1&b=2',
    changes: [{ code: 'cover_missing', what: '404', count: 1 }],
  });
  expect(cover({ _thumbnail_id: '0' }, body).changes).toEqual([]);
});

test('a featured image that is no upload counts before the text’s own', () => {
  expect(cover({ _thumbnail_id: '404', fifu_image_url: 'https://b.example/f.jpg' }, body).address).toBe(
    'https://b.example/f.jpg',
  );
});

test('a feed’s enclosed image serves too, a recording does not', () => {
  expect(cover({}, '', [{ url: 'https://a.example/e.jpg', type: 'image/jpeg' }]).address).toBe(
    'https://a.example/e.jpg',
  );
  expect(cover({}, '', [{ url: 'https://a.example/e.mp3', type: 'audio/mpeg' }]).address).toBeNull();
});

test('an address that is too long is none', () => {
  expect(cover({}, `<img src="https://a.example/${'x'.repeat(2000)}.jpg" alt="">`).address).toBeNull();
});
