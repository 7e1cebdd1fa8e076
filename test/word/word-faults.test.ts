import { expect, test } from 'vitest';
import { writeWord } from '../../core/handover/word/write-word.ts';
import { openZip } from '../../sources/files/open-zip.ts';
import { readText } from '../../sources/files/read-text.ts';
import { expectOk } from '../create-test-core.ts';
import { handedText } from '../handed-text.ts';
import { picturesIn } from '../random-body.ts';
import { bytesFile, zipArchive } from '../zip-archive.ts';
import { wordFaults } from './word-faults.ts';

const picture = '<img src="/media/abcdef0123/1200x800/harbour.jpg" alt="">';
const html = `<h2>a</h2><p><strong>b</strong><a href="/x" title="t">c</a></p><ul><li>d</li></ul><figure>${picture}${picture}</figure><figure><p>e</p></figure>`;

/** A written file with something else in one part, and without the parts that are not kept. */
async function changedFile(part: string, change: (xml: string) => string | undefined) {
  const bytes = await writeWord(handedText(html, { pictures: picturesIn(html) }));
  const { files } = expectOk(await openZip(bytesFile(bytes, 65_536)));
  const entries: Record<string, string> = {};
  for (const file of files) {
    const text = (await readText(file)) ?? '';
    const kept = file.path === part ? change(text) : text;
    if (kept !== undefined) entries[file.path] = kept;
  }
  return new Uint8Array(zipArchive(entries));
}

test('a file is without fault as it is written', async () => {
  expect(await wordFaults(await changedFile('', (xml) => xml))).toEqual([]);
});

test.each([
  ['word/document.xml', '</w:body>', '', /word\/document\.xml: .*unexpected close tag/],
  ['word/document.xml', '>a<', '>&#1;<', /character/],
  ['[Content_Types].xml', /<Override [^>]*\/word\/numbering.xml"\/>/, '', /numbering\.xml has no type/],
  ['[Content_Types].xml', 'Extension="png"', 'Extension="x"', /image1\.png has no type/],
  [
    '[Content_Types].xml',
    'PartName="/word/styles.xml"',
    'PartName="/word/s.xml"',
    /s\.xml, which is not there/,
  ],
  ['word/_rels/document.xml.rels', 'media/image1.png', 'media/none.png', /media\/none\.png is not there/],
  ['word/_rels/document.xml.rels', 'rIdLink1', 'rIdLink2', /r:id rIdLink1 leads nowhere/],
  ['word/_rels/document.xml.rels', 'rIdLink1', 'rId1', /rId1 is twice/],
  ['word/document.xml', /<wp:docPr id="\d+"/g, '<wp:docPr id="7"', /wp:docPr id 7 is twice/],
  ['word/document.xml', '<w:b/><w:bCs/>', '<w:bCs/><w:b/>', /w:b comes too late in w:rPr/],
  ['word/document.xml', '<w:pStyle w:val="Heading1"/>', '<w:b/>', /w:b does not belong in w:pPr/],
  ['word/document.xml', '<w:b/>', '<w:b/><w:b/>', /w:b is twice in w:rPr/],
  ['word/document.xml', 'w:val="Heading1"', 'w:val="None"', /no style for a paragraph None/],
  ['word/document.xml', /<w:sdtContent>.*<\/w:sdtContent>/, '<w:sdtContent/>', /w:sdtContent is empty/],
  ['word/document.xml', '<w:sectPr>', '<w:tbl><w:tr><w:tc/></w:tr></w:tbl><w:sectPr>', /w:tc is empty/],
  ['word/document.xml', 'w:tooltip="t"', `w:tooltip="${'t'.repeat(261)}"`, /w:tooltip has 261 characters/],
  ['word/document.xml', /cx="\d+"/, 'cx="1.5"', /wp:extent cx is 1\.5/],
  ['word/document.xml', /<w:numId w:val="\d+"/, '<w:numId w:val="99"', /list 99 has no level 0/],
  [
    'word/numbering.xml',
    /<w:abstractNumId w:val="\d+"/g,
    '<w:abstractNumId w:val="99"',
    /there is no list 99/,
  ],
  ['docProps/core.xml', /Z</, '<', /dcterms:created is /],
])('a file whose %s has %s as %s is found', async (part, from, to, fault) => {
  const bytes = await changedFile(part, (xml) => xml.replace(from, to));
  expect((await wordFaults(bytes)).join('\n')).toMatch(fault);
});

test('a part that is missed is found', async () => {
  const bytes = await changedFile('word/styles.xml', () => undefined);
  expect(await wordFaults(bytes)).toContain('a type for word/styles.xml, which is not there');
});
