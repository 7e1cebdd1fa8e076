import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { readVisible } from '../fidelity/read-visible.ts';
import { reportLostWords } from '../fidelity/report-lost-words.ts';
import { convertHtml } from './convert-html.ts';
import { isSetApartTag } from './set-apart.ts';

const base = 'https://old.example/';

/** The body, its links without what they open in, and the words that a reader of the old site misses or finds new. */
function convert(html: string) {
  const log = createChangeLog();
  const written = convertHtml(html, { base, log });
  const { words } = reportLostWords(readVisible(html, { base }), written, log);
  return {
    html: written.replaceAll(' target="_blank" rel="noopener noreferrer"', ''),
    lost: words.missing.map(({ text }) => text),
    added: words.added.map(({ text }) => text),
  };
}

test('the names below a card of Ghost’s stand apart, and its icon is one', () => {
  const card =
    '<a href="/a"><div><img class="kg-bookmark-icon" src="/i.png"><span class="kg-bookmark-author">Ann Lee</span><span class="kg-bookmark-publisher">The Site</span></div></a>';
  expect(convert(card)).toEqual({
    html: '<p><a href="https://old.example/a"><img src="https://old.example/i.png" alt="" width="20" height="20"> Ann Lee The Site</a></p>',
    ...{ lost: [], added: [] },
  });
});

test('so do title, description and host of a card of Medium’s', () => {
  const card =
    '<div class="graf--mixtapeEmbed"><a href="/a" class="markup--anchor markup--mixtapeEmbed-anchor"><strong class="markup--mixtapeEmbed-strong">Title</strong><br><em class="markup--em markup--mixtapeEmbed-em">What it says</em>old.example</a></div>';
  expect(convert(card)).toEqual({
    html: '<p><a href="https://old.example/a"><strong>Title</strong><br><em>What it says</em> old.example</a></p>',
    ...{ lost: [], added: [] },
  });
});

test('a footnote’s mark is a small number, no part of its word', () => {
  const note = '<p>The end<a class="footnote-anchor" href="#footnote-1">12</a>.</p>';
  expect(convert(note)).toEqual({ html: '<p>The end¹².</p>', lost: [], added: [] });
});

test('what could be chosen in a form stays, in one line', () => {
  const form =
    '<form><label>Fruit <select><optgroup label="Sweet"><option> Fig </option><option selected>Date</option></optgroup><option>Lime</select></label><button>Send</button></form>';
  expect(convert(form)).toMatchObject({ html: '<p>Fruit Sweet: Fig · Date · Lime Send</p>', lost: [] });
  expect(convert('<p>a <select></select>b</p>').html).toBe('<p>a b</p>');
});

test('other classes set nothing apart', () => {
  expect(isSetApartTag('<span class="a kg-bookmark-author b">')).toBe(true);
  expect(isSetApartTag('<span class="author" title="kg-bookmark-author">')).toBe(false);
  expect(convert('<p>wo<span class="author">rd</span>s</p>').html).toBe('<p>words</p>');
});
