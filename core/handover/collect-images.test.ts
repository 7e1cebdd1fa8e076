import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fail, ImagesUnavailable, ok } from '../../shared/result.ts';
import type { MediaCore } from '../media/media-core.ts';
import { gatherPictures } from './handover.ts';

const bytes = Buffer.from('a picture');
const address = '/media/abcdef0123/1200x800/harbor.jpg';
const shown = (src: string) => `<figure><img src="${src}" alt=""></figure>`;

/** A media library that records its requests. */
function library(content: () => Promise<Uint8Array | Readable> = async () => bytes) {
  const asked: unknown[] = [];
  const open: MediaCore['open'] = async (path, wanted) => {
    asked.push([path, wanted]);
    if (path.includes('gone')) return fail({ code: 'media_not_found' });
    return ok({
      content: { size: bytes.length, open: content },
      format: 'jpeg',
      width: 1200,
      isLasting: true,
    });
  };
  return { asked, open };
}

test('each image is read once, in a width for print and a widely supported format', async () => {
  const { asked, open } = library();
  const pictures = await gatherPictures(shown(address) + shown(address), open);
  expect(asked).toEqual([[address, { width: 1600, formats: [] }]]);
  expect([...pictures]).toEqual([
    [address, { bytes: new Uint8Array(bytes), type: 'jpg', width: 1200, height: 800 }],
  ]);
});

test('an image is read from object storage as a stream', async () => {
  const { open } = library(async () => Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]));
  const pictures = await gatherPictures(shown(address), open);
  expect(pictures.get(address)?.bytes).toEqual(new Uint8Array(bytes));
});

test('an image URL with a width or fragment refers to the same image', async () => {
  const { asked, open } = library();
  const src = `${address}?w=480&amp;x=1#y`;
  const pictures = await gatherPictures(shown(src), open);
  expect(asked).toEqual([[address, { width: 1600, formats: [] }]]);
  expect([...pictures.keys()]).toEqual([`${address}?w=480&x=1#y`]);
});

test('missing, external and invalid images are skipped', async () => {
  const { asked, open } = library();
  const html = [
    '/media/gone/10x10/gone.jpg',
    '/media/abcdef/large/harbor.jpg',
    'https://pictures.example/a.jpg',
    '//pictures.example/media/abcdef0123/1200x800/harbor.jpg',
  ]
    .map(shown)
    .join('');
  expect((await gatherPictures(html, open)).size).toBe(0);
  expect(asked).toHaveLength(1);
});

test('images are skipped if the object storage is unavailable, and any other error is thrown', async () => {
  const away = library(() => Promise.reject(new ImagesUnavailable('Object storage is unavailable.')));
  expect((await gatherPictures(shown(address), away.open)).size).toBe(0);
  const broken = library(() => Promise.reject(new Error('broken')));
  await expect(gatherPictures(shown(address), broken.open)).rejects.toThrow('broken');
});

test('images beyond the size limit of a file are skipped', async () => {
  const large = new Uint8Array(30 * 1024 * 1024);
  const { open } = library(async () => large);
  const html = Array.from({ length: 6 }, (_, number) =>
    shown(`/media/abcdef012${number}/1200x800/harbor.jpg`),
  ).join('');
  expect((await gatherPictures(html, open)).size).toBe(3);
});
