import { describe, expect, test } from 'vitest';
import { embedAddress, readVideoLink, watchAddress } from './video-link.ts';

const id = '76979871';
const secret = '8272103f6e';
const video = { kind: 'vimeo', id, start: 0 } as const;

describe('a video of Vimeo is known', () => {
  test.each([
    `https://vimeo.com/${id}`,
    `http://www.vimeo.com/${id}/`,
    `https://vimeo.com/${id}?share=copy`,
    `https://vimeo.com/channels/staffpicks/${id}`,
    `https://vimeo.com/showcase/2838732/video/${id}`,
    `https://vimeo.com/manage/videos/${id}`,
    `https://player.vimeo.com/video/${id}?badge=0&autopause=0`,
    `  https://VIMEO.com/${id}  `,
  ])('%s', (address) => {
    expect(readVideoLink(address)).toEqual(video);
  });
});

test.each([
  `https://vimeo.com/${id}/${secret}`,
  `https://vimeo.com/${id}/${secret}?share=copy`,
  `https://vimeo.com/${id}?h=${secret}`,
  `https://vimeo.com/manage/videos/${id}/${secret}`,
  `https://vimeo.com/manage/videos/${id}/${secret}/privacy`,
  `https://player.vimeo.com/video/${id}?h=${secret}&title=0`,
])('an unlisted one keeps the part that opens it: %s', (address) => {
  expect(readVideoLink(address)).toEqual({ ...video, secret });
});

test.each([
  ['#t=90s', 90],
  ['#t=1m30s', 90],
  ['?t=90', 90],
  ['#t=soon', 0],
  ['#comments', 0],
])('it starts where the link says: %s', (end, start) => {
  expect(readVideoLink(`https://vimeo.com/${id}${end}`)).toEqual({ ...video, start });
});

test.each([
  'https://vimeo.com/',
  'https://vimeo.com/someone',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/showcase/2838732',
  'https://vimeo.com/event/123456',
  `https://vimeo.com/${id}"onload`,
  'https://player.vimeo.com/external/76979871.hd.mp4',
])('no other page of Vimeo is one: %s', (address) => {
  expect(readVideoLink(address)).toEqual({ kind: 'none' });
});

test('the player sets no cookies of its own, plays inline and speaks the language', () => {
  const { origin, pathname, searchParams, hash } = new URL(
    embedAddress({ ...video, secret, start: 90 }, 'es'),
  );
  expect(origin + pathname).toBe(`https://player.vimeo.com/video/${id}`);
  expect(Object.fromEntries(searchParams)).toEqual({
    h: secret,
    dnt: '1',
    title: '0',
    byline: '0',
    portrait: '0',
    playsinline: '1',
    autoplay: '1',
    texttrack: 'es',
  });
  expect(hash).toBe('#t=90s');
});

test('a public video that starts at its beginning says neither', () => {
  expect(embedAddress(video, 'en')).not.toMatch(/[?&]h=|#/);
  expect(watchAddress(video)).toBe(`https://vimeo.com/${id}`);
  expect(watchAddress({ ...video, secret, start: 90 })).toBe(`https://vimeo.com/${id}/${secret}#t=90s`);
});
