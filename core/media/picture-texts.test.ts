import { expect, test } from 'vitest';
import { movingGif, plainPicture, telephonePhoto } from '../../test/picture-files.ts';
import { pictureTexts } from './picture-texts.ts';

const textsOf = async (bytes: Promise<Buffer>) => (await pictureTexts(await bytes)).join('\n');

test('a telephone’s photograph tells who took it, with what and where', async () => {
  const texts = await textsOf(telephonePhoto(16, 16));
  expect(texts).toContain('Ana Secret');
  expect(texts).toContain('Telephone');
  expect(texts).toContain('Madrid');
});

test('accents and characters by number are read, in each kind of file', async () => {
  const exif = { IFD0: { Artist: 'Jose Pena' } };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><d>Pe&#241;a &amp; Vex&#x64;ale</d></x:xmpmeta>';
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const picture = plainPicture(8, 8).withExif(exif).withXmp(xmp).toFormat(format);
    const texts = await textsOf(picture.toBuffer());
    expect(texts, format).toContain('Jose Pena');
    expect(texts, format).toContain('Peña & Vexdale');
  }
});

test('what Windows writes in two bytes a letter is read, whichever comes first', async () => {
  const picture = await plainPicture(8, 8)
    .withExif({ IFD0: { ImageDescription: 'x'.repeat(40) } })
    .jpeg()
    .toBuffer();
  for (const swap of [false, true]) {
    const changed = Buffer.from(picture);
    const wide = Buffer.from('Vexdale Holdings xxx', 'utf16le');
    if (swap) wide.swap16();
    wide.copy(changed, changed.indexOf('x'.repeat(40)));
    expect((await pictureTexts(changed)).join('\n')).toContain('Vexdale Holdings');
  }
});

test('a comment of a GIF is read', async () => {
  const gif = await movingGif(8, 8);
  const comment = Buffer.concat([
    Buffer.from('21fe', 'hex'),
    Buffer.from([7]),
    Buffer.from('Vexdale'),
    Buffer.from([0]),
  ]);
  // Before the last byte, which ends the file.
  const withComment = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
  expect(await pictureTexts(gif)).toEqual([]);
  expect(await pictureTexts(withComment)).toEqual(['Vexdale']);
});
