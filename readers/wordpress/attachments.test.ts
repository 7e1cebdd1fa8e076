import { describe, expect, test } from 'vitest';
import { type Attachment, indexAttachments, isImageAddress } from './attachments.ts';

function upload(id: string, parent: string, order: number, url = `https://a.example/${id}.jpg`): Attachment {
  return {
    id,
    url,
    page: `https://a.example/page-${id}/`,
    title: '',
    alt: '',
    caption: '',
    parent,
    order,
    isImage: isImageAddress(url),
  };
}

const attachments = indexAttachments([
  upload('30', '5', 0),
  upload('9', '5', 0),
  upload('4', '5', -1),
  upload('7', '5', 0, 'https://a.example/talk.mp3'),
  upload('8', '0', 0),
]);

describe('indexAttachments', () => {
  test('lists the images of a post in menu order, then by ID', () => {
    expect(attachments.imagesOf('5')).toEqual(['4', '9', '30']);
    expect(attachments.mediaOf('5')).toEqual(['7']);
  });

  test('finds the file of an attachment page by any spelling of its URL', () => {
    for (const page of ['https://a.example/page-9/', 'http://a.example/page-9', 'https://a.example/page-9']) {
      expect(attachments.fileAt(page)).toBe('https://a.example/9.jpg');
    }
    expect(attachments.fileAt('https://a.example/post/')).toBeUndefined();
  });
});

test.each([
  ['https://a.example/a.JPG', true],
  ['https://a.example/a.webp?w=600#x', true],
  ['https://a.example/a.mp3', false],
  ['https://a.example/?file=a.jpg', false],
  ['', false],
])('isImageAddress(%j) is %s', (url, expected) => {
  expect(isImageAddress(url)).toBe(expected);
});
