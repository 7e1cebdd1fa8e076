import { describe, expect, test } from 'vitest';
import { embedAddress, webAddress } from './embed-address.ts';

describe('embedAddress', () => {
  test.each([
    ['https://www.youtube.com/embed/abc_DEF-123?rel=0', 'https://www.youtube.com/watch?v=abc_DEF-123'],
    ['http://www.youtube.com/v/abcDEF12345&fs=1', 'https://www.youtube.com/watch?v=abcDEF12345'],
    [
      'https://www.youtube.com/embed/videoseries?a=1&list=PL1234567',
      'https://www.youtube.com/playlist?list=PL1234567',
    ],
    ['https://player.vimeo.com/video/12345678?h=1', 'https://vimeo.com/12345678'],
    ['https://embed.ted.com/talks/some_talk.html', 'https://www.ted.com/talks/some_talk'],
    ['https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b&x=1', 'https://soundcloud.com/a/b'],
    ['https://videopress.com/embed/AbCd1234', 'https://videopress.com/v/AbCd1234'],
  ])('turns the embed URL %s into %s', (src, address) => {
    expect(embedAddress(src, null)).toBe(address);
  });
});

describe('webAddress', () => {
  test.each([
    ['https://a.example/x?y=1&z=ñ', 'https://a.example/x?y=1&z=ñ'],
    ['//a.example/x', 'https://a.example/x'],
    ['/x.jpg', 'https://old.example.com/x.jpg'],
    ['//wp-content/film.swf', 'https://old.example.com/wp-content/film.swf'],
    ['www.a.example/film.swf', 'http://www.a.example/film.swf'],
    ['x.jpg', 'https://old.example.com/blog/x.jpg'],
    ['https://a.example/a b.jpg', 'https://a.example/a%20b.jpg'],
    ['  https://a.example/x ', 'https://a.example/x'],
    ['data:image/png;base64,AAAA', null],
    ['ftp://a.example/x', null],
    ['https://', null],
    ['', null],
  ])('resolves the URL %j to %j', (text, address) => {
    expect(webAddress(text, 'https://old.example.com/blog/')).toBe(address);
  });
});
