import { expect, test } from 'vitest';
import { textFile } from '../../test/zip-archive.ts';
import { allElements, WordDamage } from './read-xml.ts';

function elements(xml: string) {
  const { size, read } = textFile(xml);
  return allElements({ path: 'a.xml', size, read: () => read() }, 'w:body');
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

test('elements have their usual names, whatever the file calls them', async () => {
  const [first] = await elements(
    `<x:document xmlns:x="${main}"><x:body><x:p x:val="1">a<x:r/>b</x:p></x:body></x:document>`,
  );
  expect(first).toEqual({
    name: 'w:p',
    attributes: { val: '1' },
    children: [{ name: 'w:r', attributes: {}, children: [], text: '' }],
    text: 'ab',
  });
});

test('a document type, and what is no XML, is damage', async () => {
  await expect(elements('<!DOCTYPE a><a/>')).rejects.toThrow(WordDamage);
  await expect(elements('<a><b></a>')).rejects.toThrow(WordDamage);
  await expect(elements('words')).rejects.toThrow(WordDamage);
});
