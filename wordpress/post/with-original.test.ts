import { expect, test } from 'vitest';
import { indexAttachments } from '../attachments.ts';
import { emptyItem, type WxrItem } from '../xml/wxr-item.ts';
import { importPost } from './import-post.ts';

const blog = {
  attachments: indexAttachments([
    {
      ...{ id: '9', url: 'https://old.example.com/u/file.pdf', page: 'https://old.example.com/file/' },
      ...{ title: '', alt: '', caption: '', parent: '', order: 0, isImage: false },
    },
  ]),
  reusable: new Map<string, string>(),
  base: 'https://old.example.com/',
  isOwnExport: false,
  language: 'en-US',
  date: '',
  today: '2026-01-31',
  preferred: ['en'],
  keepsOriginals: true,
};

const usual = { title: 'A title', id: '5', date: '2020-01-02 03:04:05', name: 'a', status: 'publish' };

const read = (fields: Partial<WxrItem>, more: Partial<typeof blog> = {}) =>
  importPost({ ...emptyItem(), ...usual, type: 'post', ...fields }, 'key', false, { ...blog, ...more });

test('a post comes with what its source shows, and is compared with it', () => {
  const [post] = read({
    content: 'One.\n\n[su_note]Two <svg><text>three</text></svg>[/su_note]',
    excerpt: 'E &amp; F',
  });
  expect(post?.original).toMatchObject({
    ...{ title: 'A title', excerpt: 'E & F', isClassic: true, base: 'https://old.example.com/' },
    html: expect.stringMatching(/^One\.\n\n\s+Two <svg><text>three<\/text><\/svg>\s+$/),
  });
  expect(post?.comparison?.parts).toMatchObject({
    title: { total: 2, missing: 0 },
    excerpt: { total: 2, missing: 0 },
    words: { total: 3, missing: 1 },
  });
});
