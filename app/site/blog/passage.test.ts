import { expect, test } from 'vitest';
import { cutPassage, foot, margin, setPassage, textDirective, width } from './passage.ts';

/** Returns the decoded parts of the text fragment for the passage in brackets. */
function parts(marked: string, above = ''): string[] {
  const [before = '', text = '', after = ''] = marked.split(/[[\]]/);
  const written = textDirective({ before, text, after }, above);
  expect(written).toMatch(/^:~:text=[\w%,-]+$/);
  return written.slice(':~:text='.length).split(',').map(decodeURIComponent);
}

test('a link to unique words needs no context', () => {
  expect(parts('It was [our mistake] and ours alone.')).toEqual(['our mistake']);
  expect(parts('Nobody [spoke] first.\nHe spoke first.')).toEqual(['spoke']);
});

test('a link to a passage escapes special characters of text fragments', () => {
  const text = 'well-known, “true” & (short)!';
  expect(textDirective({ before: '', text, after: '' }, '')).toBe(
    ':~:text=well%2Dknown%2C%20%E2%80%9Ctrue%E2%80%9D%20%26%20%28short%29%21',
  );
});

test('a link to repeated words includes their context', () => {
  expect(parts('We were wrong. We [were] late. We were sorry.')).toEqual([
    'were wrong. We-',
    'were',
    '-late. We were',
  ]);
});

test('a passage counts as repeated in a title, in navigation and in another letter case, but not within a word', () => {
  const above = 'Services\nThe Apology that holds';
  expect(parts('An [apology] holds.', above)).toEqual(['An-', 'apology', '-holds.']);
  expect(parts('La [ocasion] llega.', 'OCASIÓN')).toEqual(['La-', 'ocasion', '-llega.']);
  expect(parts('An [art] of its own.', 'Articles')).toEqual(['art']);
});

test('the context of a passage is taken from the article only', () => {
  expect(parts('[Words] first.', 'Words\nCopy link')).toEqual(['Words', '-first.']);
  expect(parts('One two three.\n[Words]\nfour five.', 'Words')).toEqual([
    'One two three.-',
    'Words',
    '-four five.',
  ]);
});

test('a link to a long passage uses its first and last words', () => {
  expect(parts('[One two three four five.\nSix seven eight nine ten.]')).toEqual([
    'One two three four',
    'seven eight nine ten.',
  ]);
  const long = Array.from({ length: 80 }, (_, index) => `w${index}`).join(' ');
  expect(parts(`a [${long}] b`)).toEqual(['w0 w1 w2 w3', 'w76 w77 w78 w79']);
});

test('a link to a long passage extends first or last words that occur twice', () => {
  expect(parts('[Once upon a time we did not know.\nThen we saw, and we did not know.]')).toEqual([
    'Once upon a time we did not',
    'we saw, and we did not know.',
  ]);
});

/** Cuts out the passage in brackets. */
function cut(marked: string, language = 'en') {
  const from = marked.indexOf('[');
  const text = marked.replace('[', '');
  return cutPassage(text.replace(']', ''), from, text.indexOf(']'), language);
}

test('a selected passage is extended to whole words, with its context', () => {
  expect(cut('Words wo[rth sign]ing. More.')).toEqual({
    text: 'worth signing',
    before: 'Words ',
    after: '. More.',
  });
  expect(cut('It do[esn’]t hold.')?.text).toBe('doesn’t');
  expect(cut('«La ocasi[ón»] no', 'es')?.text).toBe('ocasión»');
});

test('spaces around a selected passage move to the context and collapse within it', () => {
  expect(cut('One.[\n  Two \u00a0 and\n\n three ]\nfour')).toEqual({
    text: 'Two and\nthree',
    before: 'One.\n',
    after: ' \nfour',
  });
  expect(cut('[hy\u00adphen]')?.text).toBe('hyphen');
});

test('a selected passage gets an adjacent quotation mark that completes a pair', () => {
  expect(cut('Nada de «incid[ente» ni de «situación]».', 'es')?.text).toBe('«incidente» ni de «situación»');
  expect(cut('He said: [“Mistakes were made]. And left.')?.text).toBe('“Mistakes were made');
  expect(cut('He said: [“Mistakes were made].” And left.')?.text).toBe('“Mistakes were made.”');
  expect(cut('«[Uno» y «dos]»', 'es')?.text).toBe('«Uno» y «dos»');
});

test('a selection without letters isn’t a passage', () => {
  expect(cut('One[ … ]two')).toBeUndefined();
  expect(cut('One[ 👩‍💻 ]two')).toBeUndefined();
  expect(cut('One [👩‍💻 t]wo')?.text).toBe('👩‍💻 two');
});

/** Every letter is half as wide as its font size. */
const widthOf = (text: string) => [...text].length / 2;

const words = (count: number) => Array.from({ length: count }, () => 'chosen').join(' ');

test('the image of a short passage has larger type, and a very long passage has no image', () => {
  const short = setPassage(words(5), widthOf);
  const long = setPassage(words(60), widthOf);
  expect([short?.height, long?.height]).toEqual([1080, 1350]);
  expect(short?.size).toBeGreaterThan(90);
  expect(long?.size).toBeLessThan(63);
  expect(setPassage(words(110), widthOf)?.size).toBe(38);
  expect(setPassage(words(300), widthOf)).toBeUndefined();
});

test('the image of a passage contains every word within its margins', () => {
  for (const count of [1, 8, 20, 45, 80]) {
    const text = `${words(count)}\n${'w'.repeat(90)}`;
    const set = setPassage(text, widthOf);
    expect(
      set?.lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(/\s/g, ''));
    for (const line of set?.lines ?? []) {
      expect(widthOf(line.text) * (set?.size ?? 0)).toBeLessThanOrEqual(width - 2 * margin);
      expect(line.y).toBeLessThan((set?.height ?? 0) - foot);
    }
  }
});
