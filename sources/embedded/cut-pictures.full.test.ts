import { expect, test } from 'vitest';
import { createPictureCutter } from './cut-pictures.ts';

const data = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAA/w==';
const png = `data:image/png;base64,${data}`;
test('a hundred million characters, and a million pictures, take time in proportion', () => {
  const cutter = createPictureCutter(0);
  const piece = 'AbCd'.repeat(16_384);
  const started = performance.now();
  cutter.write('<img src="data:image/png;base64,');
  let longestWait = 0;
  for (let count = 0; count < 1_600; count += 1) {
    cutter.write(piece);
    longestWait = Math.max(longestWait, cutter.waiting());
  }
  expect(cutter.write('">', true).filter((part) => 'mark' in part)).toHaveLength(1);
  const tiny = `<img src="${png}">`.repeat(600);
  const many = createPictureCutter(0);
  let marks = 0;
  for (let count = 0; count < 1_700; count += 1) {
    marks += many.write(tiny).filter((part) => 'mark' in part).length;
    longestWait = Math.max(longestWait, many.waiting());
  }
  expect(marks).toBeGreaterThan(1_000_000);
  expect(longestWait).toBeLessThan(2_500);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  ['heads', 'data:image/png;base64,'],
  ['halves of heads', 'data:image/png;a=b;c=d;'],
  ['escapes', '%2B\\\\\\&#10;'],
  ['quotes', 'data:image/png;base64,"'],
])('a million %s take no more', (_, sign) => {
  const started = performance.now();
  const cutter = createPictureCutter(0);
  const piece = sign.repeat(10_000);
  cutter.write('"data:image/png;base64,');
  for (let count = 0; count < 100; count += 1) cutter.write(piece);
  cutter.write('', true);
  expect(performance.now() - started).toBeLessThan(10_000);
});
