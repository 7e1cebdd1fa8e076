import { expect, test } from 'vitest';
import {
  embeddedAddress,
  embeddedMark,
  hasMissingPicture,
  isPictureName,
  missingAddress,
  missingName,
  missingNamesIn,
  nameOfEmbedded,
  pictureIds,
} from './media.ts';

test('a placeholder URL contains the image’s name', () => {
  const address = missingAddress('a1', 'Foto "1" & más/2.png');
  expect(address).not.toMatch(/["&<>\s]/);
  expect(missingName(address)).toBe('Foto "1" & más/2.png');
  expect(missingName('#missing-picture=a1/50%.png')).toBe('50%.png');
  for (const other of ['https://example.com/a.png', '#a', '', null, '#missing-picture=a1/'])
    expect(missingName(other)).toBeUndefined();
});

test('missing images are listed once per position', () => {
  const image = (id: string, name: string) => `<figure><img src="${missingAddress(id, name)}"></figure>`;
  const text = `<p>#missing-picture=x/typed.png</p>${image('a1', 'one.png')}${image('a2', 'one.png')}`;
  expect(missingNamesIn(`${text}${image('a1', 'one.png')}${image('a3', 'dos ñ.png')}`)).toEqual([
    'one.png',
    'one.png',
    'dos ñ.png',
  ]);
  expect(hasMissingPicture(text)).toBe(true);
  expect(missingNamesIn('<p>#missing-picture=x/typed.png</p>')).toEqual([]);
  expect(hasMissingPicture('<p>#missing-picture=x/typed.png</p>')).toBe(false);
});

test.each(['a.jpg', 'A.JPEG', 'a.b.png', 'x.webp ', 'a.avif', 'a.gif', '', '...', 'desk', 'St. Mary'])(
  '%j can be an image file',
  (name) => {
    expect(isPictureName(name)).toBe(true);
  },
);

test.each(['a.html', 'a.svg', 'a.jpg.exe', 'a.PHP', 'a.zip', 'a.heic', '.htaccess.js', 'a.jpg.html '])(
  '%j can’t be an image file',
  (name) => {
    expect(isPictureName(name)).toBe(false);
  },
);

test('an embedded image’s placeholder URL is reported as its type and size', () => {
  const mark = embeddedMark('png', { file: 0, start: 10, end: 16_032 });
  expect(nameOfEmbedded(embeddedAddress(mark) ?? '')).toBe('data:image/png, 12 kB');
  for (const other of ['https://a.example/png/0-1-9', 'https://embedded.invalid/exe/0-1-9', '/media/a.png'])
    expect(nameOfEmbedded(other)).toBeUndefined();
});

test('images are found once each by their relative or absolute URLs', () => {
  const html = '<img src="/media/abc1/30x20/dot.png"><a href="https://a.test/media/abc1/x.png">x</a>';
  expect(pictureIds(html, '/media/Cov2/30x20/cover.jpg')).toEqual(['abc1', 'Cov2']);
  expect(pictureIds('<img src="/multimedia/abc/1.png">/media/', null)).toEqual([]);
});
