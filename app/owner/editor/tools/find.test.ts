import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { search } from 'prosemirror-search';
import { describe, expect, test } from 'vitest';
import { type FindQuery, find, matchesIn, replaceAllFound, replaceFound, searchQuery } from './find.ts';

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
const foundTexts = (doc: ReturnType<typeof documentOf>, wanted: FindQuery) => {
  const plugins = [search({ initialQuery: searchQuery(wanted) })];
  const state = EditorState.create({ doc, plugins });
  return matchesIn(state).map(({ from, to }) => doc.textBetween(from, to, '|', '/'));
};

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
  /** A view without a page: its state, and the transactions that change it. */
  const begin = (text: string, cursor = 1) => {
    const doc = documentOf(paragraph(text));
    const selection = TextSelection.create(doc, cursor);
    const view = {
      state: EditorState.create({ doc, selection, plugins: [search()] }),
      dispatch: (tr: Transaction) => {
        view.state = view.state.apply(tr);
      },
      dom: { querySelector: () => null },
    };
    return view as unknown as EditorView;
  };
  const current = ({ state }: EditorView) => state.selection.from;

  test('a search starts at the first match after the cursor, or at the top if there is none', () => {
    const behind = begin('a b a', 3);
    find(behind, query('a'));
    expect(current(behind)).toBe(5);
    const end = begin('a b a', 6);
    find(end, query('a'));
    expect(current(end)).toBe(1);
  });

  test('a replaced match isn’t found again, and replacing all counts the rest', () => {
    const view = begin('a b a a');
    find(view, query('a'));
    replaceFound(view, '$1 aa');
    expect(view.state.doc.textContent).toBe('$1 aa b a a');
    expect(current(view)).toBe(9);
    expect(replaceAllFound(view, '')).toBe(4);
    expect(view.state.doc.textContent).toBe('$1  b  ');
  });
});
