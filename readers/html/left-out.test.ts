import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { readVisible, reportLostWords } from '../fidelity/read-visible.ts';
import { convertHtml } from './convert-html.ts';
import { isIsolatedTag } from './left-out.ts';

const base = 'https://old.example/';

/** Returns the converted body without link targets, and its lost and added words. */
function convert(html: string) {
  const log = createChangeLog();
  const { html: written } = convertHtml(html, { base, log });
  const { words } = reportLostWords(readVisible(html, { base }), written, log);
  return {
    html: written.replaceAll(' target="_blank" rel="noopener noreferrer"', ''),
    lost: words.missing.map(({ text }) => text),
    added: words.added.map(({ text }) => text),
  };
}

test('separates author, publisher and icon of a Ghost bookmark card with spaces', () => {
  const card =
    '<a href="/a"><div><img class="kg-bookmark-icon" src="/i.png"><span class="kg-bookmark-author">Ann Lee</span><span class="kg-bookmark-publisher">The Site</span></div></a>';
  expect(convert(card)).toEqual({
    html: '<p><a href="https://old.example/a"><img src="https://old.example/i.png" alt="" width="20" height="20"> Ann Lee The Site</a></p>',
    ...{ lost: [], added: [] },
  });
});

test('turns a footnote anchor into a superscript number, not part of the word', () => {
  const note = '<p>The end<a class="footnote-anchor" href="#footnote-1">12</a>.</p>';
  expect(convert(note)).toEqual({ html: '<p>The end¹².</p>', lost: [], added: [] });
});

test('doesn’t separate words at elements with other classes', () => {
  expect(isIsolatedTag('<span class="a kg-bookmark-author b">')).toBe(true);
  expect(isIsolatedTag('<span class="author" title="kg-bookmark-author">')).toBe(false);
  expect(convert('<p>wo<span class="author">rd</span>s</p>').html).toBe('<p>words</p>');
});
