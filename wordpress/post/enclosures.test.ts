import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { withEnclosures } from './import-post.ts';

const audio = { url: 'https://a.example/talk.mp3?x=1', type: 'audio/mpeg' };

function run(html: string, enclosures = [audio], meta: Record<string, string> = {}) {
  const log = createChangeLog();
  return { html: withEnclosures(html, { enclosures, meta }, log), changes: log.list() };
}

test('a recording that the text does not name is linked below it, and told', () => {
  expect(run('Text')).toEqual({
    html: 'Text\n\n<p><a href="https://a.example/talk.mp3?x=1">talk.mp3</a></p>',
    changes: [{ code: 'media_linked', what: 'audio', count: 1 }],
  });
});

test('WordPress keeps address, length and type in the lines of a value', () => {
  const enclosure = 'https://a.example/film.mp4\n123\nvideo/mp4\na:1:{}';
  expect(run('Text', [], { enclosure }).html).toContain('<a href="https://a.example/film.mp4">film.mp4</a>');
});

test('one that the text names already is left alone', () => {
  const html = '<audio src="https://a.example/talk.mp3"></audio>';
  expect(run(html)).toEqual({ html, changes: [] });
});

test('pictures and odd addresses are not recordings', () => {
  expect(run('Text', [{ url: 'https://a.example/a.jpg', type: 'image/jpeg' }]).html).toBe('Text');
  expect(run('Text', [{ url: 'javascript:alert(1)', type: 'audio/mpeg' }]).html).toBe('Text');
});
