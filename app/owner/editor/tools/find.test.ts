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
/** `*` makes a part bold; `/` is a line break. */
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

describe('find', () => {
  test.each([
    ['any letter case', query('word'), ['Word', 'word', 'word', 'WORD']],
    ['matching case', query('word', { isCaseSensitive: true }), ['word', 'word']],
    ['whole words', query('word', { isWholeWord: true }), ['Word', 'word', 'WORD']],
    ['words partly in bold', query('a word'), ['a word']],
    ['special regex characters', query('(.+)'), ['(.+)']],
    ['straight quotes match curly quotes', query(`'tis "so"`), ['’tis “so”']],
    ['accented letters', query('ÑANDÚ'), ['ñandú']],
    ['no match across a line break', query('line end'), []],
    ['no match for an empty search', query(''), []],
  ])('find in a document: %s', (_, wanted, texts) => {
    const document = documentOf(
      paragraph('Word: ', 'a w', '*ord', ' and wordy'),
      quote(paragraph('WORD (.+) ’tis “so”'), paragraph('line', '/', 'end, ñandú')),
    );
    expect(foundTexts(document, wanted)).toEqual(texts);
  });

  test('a whole-word search treats a combining accent as part of the word', () => {
    expect(foundTexts(documentOf(paragraph('año an an\u0303o')), query('an', { isWholeWord: true }))).toEqual(
      ['an'],
    );
  });
});

describe('the current match', () => {
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

  test('a search starts at the first match after the cursor, or at the top if there is none', () => {
    const behind = begin('a b a', 3);
    expect(foundIn(behind.apply(setFind(behind.tr, { query: query('a') })))?.at).toBe(5);
    const end = begin('a b a', 6);
    expect(foundIn(end.apply(setFind(end.tr, { query: query('a') })))?.at).toBe(1);
  });

  test('matches move with typing, and searching again finds new ones', () => {
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
