import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { Finder, type FindQuery, findPlugin, foundIn, setFind } from './find.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', marks: '_' },
    quote: { group: 'block', content: 'block+' },
    text: { group: 'inline' },
    br: { group: 'inline', inline: true },
  },
  marks: { bold: {} },
});
const bold = schema.mark('bold');
/** `*` before a part sets it in bold; `/` is the end of a line. */
const paragraph = (...parts: string[]) =>
  schema.node(
    'paragraph',
    null,
    parts.map((part) =>
      part === '/'
        ? schema.node('br')
        : schema.text(part.replace('*', ''), part.startsWith('*') ? [bold] : []),
    ),
  );
const documentOf = (...blocks: ReturnType<typeof paragraph>[]) => schema.node('doc', null, blocks);
const quote = (...blocks: ReturnType<typeof paragraph>[]) => schema.node('quote', null, blocks);
const query = (text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  text,
  isCaseSensitive: false,
  isWholeWord: false,
  ...more,
});
const foundTexts = (document: ReturnType<typeof documentOf>, wanted: FindQuery) =>
  new Finder(wanted).inDocument(document).map(({ from, to }) => document.textBetween(from, to, '|', '/'));

describe('finding', () => {
  test.each([
    ['capitals or not', query('word'), ['Word', 'word', 'word', 'WORD']],
    ['only such capitals', query('word', { isCaseSensitive: true }), ['word', 'word']],
    ['whole words', query('word', { isWholeWord: true }), ['Word', 'word', 'WORD']],
    ['what stands across bold letters', query('a word'), ['a word']],
    ['signs that mean something to patterns', query('(.+)'), ['(.+)']],
    ['typed marks for those that are set', query(`'tis "so"`), ['’tis “so”']],
    ['letters of all kinds', query('ÑANDÚ'), ['ñandú']],
    ['nothing across the end of a line', query('line end'), []],
    ['nothing for nothing', query(''), []],
  ])('finds %s', (_, wanted, texts) => {
    const document = documentOf(
      paragraph('Word: ', 'a w', '*ord', ' and wordy'),
      quote(paragraph('WORD (.+) ’tis “so”'), paragraph('line', '/', 'end, ñandú')),
    );
    expect(foundTexts(document, wanted)).toEqual(texts);
  });

  test('an accent is part of its word', () => {
    expect(foundTexts(documentOf(paragraph('año an an\u0303o')), query('an', { isWholeWord: true }))).toEqual(
      ['an'],
    );
  });
});

describe('the search of an editor', () => {
  const begin = (text: string, cursor = 1) => {
    const doc = documentOf(paragraph(text));
    const selection = TextSelection.create(doc, cursor);
    return EditorState.create({
      doc,
      selection,
      plugins: [findPlugin({ match: 'match', current: 'current' })],
    });
  };
  const places = (state: EditorState) => foundIn(state)?.matches.map(({ from }) => from);

  test('begins behind the cursor, and at the beginning where nothing follows', () => {
    const behind = begin('a b a', 3);
    expect(foundIn(behind.apply(setFind(behind.tr, { query: query('a') })))?.at).toBe(5);
    const end = begin('a b a', 6);
    expect(foundIn(end.apply(setFind(end.tr, { query: query('a') })))?.at).toBe(1);
  });

  test('goes along with what is written, and finds it when it looks again', () => {
    let state = begin('a b a');
    state = state.apply(setFind(state.tr, { query: query('a') }));
    state = state.apply(setFind(state.tr, { at: 5 }));
    state = state.apply(state.tr.insertText('aa', 1));
    expect(foundIn(state)?.at).toBe(7);
    expect(
      foundIn(state)
        ?.marks.find()
        .map(({ from }) => from),
    ).toEqual([3, 7]);
    state = state.apply(setFind(state.tr, 'again'));
    expect(places(state)).toEqual([1, 2, 3, 7]);
    expect(foundIn(state)?.at).toBe(7);
    expect(foundIn(state.apply(setFind(state.tr, { query: undefined })))).toBeUndefined();
  });
});
