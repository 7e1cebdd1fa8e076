import { expect, test } from 'vitest';
import { cutPassage } from './cut-passage.ts';

/** Cuts what stands between brackets. */
function cut(marked: string, language = 'en') {
  const from = marked.indexOf('[');
  const text = marked.replace('[', '');
  return cutPassage(text.replace(']', ''), from, text.indexOf(']'), language);
}

test('a passage is whole words, with what stands around it', () => {
  expect(cut('Words wo[rth sign]ing. More.')).toEqual({
    text: 'worth signing',
    before: 'Words ',
    after: '. More.',
  });
  expect(cut('It do[esn’]t hold.')?.text).toBe('doesn’t');
  expect(cut('«La ocasi[ón»] no', 'es')?.text).toBe('ocasión»');
});

test('space at its ends belongs to what is around it, and is one space or one end of a line', () => {
  expect(cut('One.[\n  Two \u00a0 and\n\n three ]\nfour')).toEqual({
    text: 'Two and\nthree',
    before: 'One.\n',
    after: ' \nfour',
  });
  expect(cut('[hy\u00adphen]')?.text).toBe('hyphen');
});

test('a quotation is closed or opened where its mark is all that is missing', () => {
  expect(cut('Nada de «incid[ente» ni de «situación]».', 'es')?.text).toBe('«incidente» ni de «situación»');
  expect(cut('He said: [“Mistakes were made]. And left.')?.text).toBe('“Mistakes were made');
  expect(cut('He said: [“Mistakes were made].” And left.')?.text).toBe('“Mistakes were made.”');
  expect(cut('«[Uno» y «dos]»', 'es')?.text).toBe('«Uno» y «dos»');
});

test('without a letter there is no passage', () => {
  expect(cut('One[ … ]two')).toBeUndefined();
  expect(cut('One[ 👩‍💻 ]two')).toBeUndefined();
  expect(cut('One [👩‍💻 t]wo')?.text).toBe('👩‍💻 two');
});
