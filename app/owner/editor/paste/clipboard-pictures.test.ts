import { expect, test } from 'vitest';
import { clipboardPictures } from './clipboard-pictures.ts';
import type { MissingPicture } from './missing-picture.ts';

const missing = (...names: string[]): MissingPicture[] => names.map((name) => ({ src: `#${name}`, name }));
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const read = async ({ src, file }: { src: string; file: File }) => [
  src,
  file.name,
  file.type,
  Buffer.from(await file.arrayBuffer()).toString('hex'),
];

test('pictures that the HTML holds are read from it', async () => {
  const embedded = [
    { src: '#a', name: 'a.png', dataUrl: 'data:image/png;base64,AQI\nD' },
    { src: '#b', name: 'b.svg', dataUrl: 'data:image/svg+xml;charset=utf-8,%3Csvg/%3E' },
    { src: '#c', name: 'c.png', dataUrl: 'data:image/png;base64,*' },
  ];
  const found = clipboardPictures(embedded, { rtf: '', files: [] });
  expect(await Promise.all(found.map(read))).toEqual([
    ['#a', 'a.png', 'image/png', '010203'],
    ['#b', 'b.svg', 'image/svg+xml', Buffer.from('<svg/>').toString('hex')],
  ]);
});

test('files of the clipboard are taken where they are as many as are missed', () => {
  const files = [file('1'), file('2')];
  expect(clipboardPictures(missing('a', 'b'), { rtf: '', files }).map(({ file }) => file.name)).toEqual([
    '1',
    '2',
  ]);
  expect(clipboardPictures(missing('a', 'b', 'c'), { rtf: '', files })).toEqual([]);
});

test('the pictures of Word come out of its RTF, in their order', async () => {
  const rtf =
    '{\\rtf1 text {\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw10' +
    '\\pngblip\\bliptag-1{\\*\\blipuid 00ff00ff}\n0102\n0a}}{\\nonshppict{\\pict\\wmetafile8 ffff}}' +
    '\\par{\\pict\\jpegblip\\picwgoal20 ffd8}}';
  const found = clipboardPictures(missing('a.png', 'b.jpg'), { rtf, files: [file('rendering')] });
  expect(await Promise.all(found.map(read))).toEqual([
    ['#a.png', 'a.png', 'image/png', '01020a'],
    ['#b.jpg', 'b.jpg', 'image/jpeg', 'ffd8'],
  ]);
  expect(clipboardPictures(missing('a'), { rtf, files: [] })).toEqual([]);
});
