import { describe, expect, test } from 'vitest';
import { embedAddress, readVideoLink, watchAddress } from './video-link.ts';

const id = 'a1-B_c2D3e4';
const video = (start = 0) => ({ kind: 'youtube', id, start });

describe('YouTube links', () => {
  test.each([
    `https://youtu.be/${id}`,
    `http://youtu.be/${id}?si=share`,
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?feature=shared&v=${id}&list=PL1`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `https://www.youtube.com/shorts/${id}`,
    `  https://youtu.be/${id}  `,
  ])('the YouTube link %s is recognized', (address) => {
    expect(readVideoLink(address)).toEqual(video());
  });
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3723],
  ['start=45', 45],
  ['t=soon', 0],
  ['t=-5', 0],
])('a YouTube video starts at the time in its link: %s', (query, start) => {
  expect(readVideoLink(`https://youtu.be/${id}?${query}`)).toEqual(video(start));
  expect(readVideoLink(`https://www.youtube.com/watch?${query}&v=${id}`)).toEqual(video(start));
});

test.each([
  'https://example.com/film.mp4',
  'https://notyoutube.com/embed/a1-B_c2D3e4',
  'https://youtube.com.example.com/embed/a1-B_c2D3e4',
  '/media/film.webm',
])('any other web URL is a video file: %s', (src) => {
  expect(readVideoLink(src)).toEqual({ kind: 'file', src });
});

test.each([
  '',
  'film.mp4',
  '//example.com/film.mp4',
  'javascript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'ftp://example.com/film.mp4',
  'https://www.youtube.com/',
  'https://www.youtube.com/@someone',
  'https://www.youtube.com/watch?v=too-short',
  `https://youtu.be/${id}extra`,
  `https://www.youtube.com/embed/${id}%22`,
])('%j isn’t a video link', (address) => {
  expect(readVideoLink(address)).toEqual({ kind: 'none' });
});

test('the YouTube player has modest branding, no unrelated videos, and the page’s language', () => {
  const { origin, pathname, searchParams } = new URL(embedAddress({ kind: 'youtube', id, start: 90 }, 'es'));
  expect(origin + pathname).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
  expect(Object.fromEntries(searchParams)).toEqual({
    rel: '0',
    modestbranding: '1',
    playsinline: '1',
    autoplay: '1',
    hl: 'es',
    cc_lang_pref: 'es',
    start: '90',
  });
});

test('a YouTube video without a start time has no start parameter', () => {
  expect(embedAddress({ kind: 'youtube', id, start: 0 }, 'en')).not.toContain('start');
  expect(watchAddress({ kind: 'youtube', id, start: 0 })).toBe(`https://www.youtube.com/watch?v=${id}`);
  expect(watchAddress({ kind: 'youtube', id, start: 90 })).toBe(
    `https://www.youtube.com/watch?v=${id}&t=90s`,
  );
});

const vimeoId = '76979871';
const secret = '8272103f6e';
const vimeo = { kind: 'vimeo', id: vimeoId, start: 0 } as const;

describe('Vimeo links', () => {
  test.each([
    `https://vimeo.com/${vimeoId}`,
    `http://www.vimeo.com/${vimeoId}/`,
    `https://vimeo.com/${vimeoId}?share=copy`,
    `https://vimeo.com/showcase/2838732/video/${vimeoId}`,
    `https://vimeo.com/manage/videos/${vimeoId}`,
    `https://player.vimeo.com/video/${vimeoId}?badge=0&autopause=0`,
    `  https://VIMEO.com/${vimeoId}  `,
  ])('the Vimeo link %s is recognized', (address) => {
    expect(readVideoLink(address)).toEqual(vimeo);
  });
});

test.each([
  `https://vimeo.com/${vimeoId}/${secret}`,
  `https://vimeo.com/${vimeoId}/${secret}?share=copy`,
  `https://vimeo.com/${vimeoId}?h=${secret}`,
  `https://vimeo.com/manage/videos/${vimeoId}/${secret}`,
  `https://player.vimeo.com/video/${vimeoId}?h=${secret}&title=0`,
])('the hash of an unlisted Vimeo video is preserved: %s', (address) => {
  expect(readVideoLink(address)).toEqual({ ...vimeo, secret });
});

test.each([
  ['#t=90s', 90],
  ['#t=1m30s', 90],
  ['?t=90', 90],
  ['#t=soon', 0],
])('a Vimeo video starts at the time in its link: %s', (end, start) => {
  expect(readVideoLink(`https://vimeo.com/${vimeoId}${end}`)).toEqual({ ...vimeo, start });
});

test.each([
  'https://vimeo.com/',
  'https://vimeo.com/someone',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/event/123456',
  `https://vimeo.com/${vimeoId}"onload`,
  'https://player.vimeo.com/external/76979871.hd.mp4',
])('other Vimeo pages aren’t videos: %s', (address) => {
  expect(readVideoLink(address)).toEqual({ kind: 'none' });
});

test('the Vimeo player sets no cookies, plays inline and uses the page’s language', () => {
  const { origin, pathname, searchParams, hash } = new URL(
    embedAddress({ ...vimeo, secret, start: 90 }, 'es'),
  );
  expect(origin + pathname).toBe(`https://player.vimeo.com/video/${vimeoId}`);
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

test('a public Vimeo video without a start time has neither hash nor start parameter', () => {
  expect(embedAddress(vimeo, 'en')).not.toMatch(/[?&]h=|#/);
  expect(watchAddress(vimeo)).toBe(`https://vimeo.com/${vimeoId}`);
  expect(watchAddress({ ...vimeo, secret, start: 90 })).toBe(`https://vimeo.com/${vimeoId}/${secret}#t=90s`);
});
