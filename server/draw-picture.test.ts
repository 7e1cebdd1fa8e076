import { expect, test } from 'vitest';
import { createDrawPicture } from './draw-picture.ts';

function picture(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63" fill="#f7f3ea"/><text x="5" y="40" font-family="Newsreader 16pt" font-size="30">${text}</text></svg>`;
}

/** Width and height of a PNG, which its signature and first chunk carry (https://www.w3.org/TR/png/#11IHDR). */
function sizeOf(png: Uint8Array | undefined): [number, number] | undefined {
  const bytes = Buffer.from(png ?? []);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('draws a PNG of the size of the SVG, with the letters of the house', async () => {
  const draw = createDrawPicture();
  const [words, empty] = await Promise.all([draw(picture('Words')), draw(picture(''))]);
  expect(sizeOf(words)).toEqual([120, 63]);
  expect(Buffer.from(words ?? []).equals(Buffer.from(empty ?? []))).toBe(false);
});

test('draws what the face of the house has no letters for, and never fails for it', async () => {
  const draw = createDrawPicture();
  for (const text of ['言葉', 'שלום', '👩‍💻', '\u{10ffff}', 'Łódź']) {
    expect(sizeOf(await draw(picture(text))), text).toEqual([120, 63]);
  }
});

test('a picture that cannot be drawn takes none of the others along', async () => {
  const draw = createDrawPicture();
  const broken = draw('no picture');
  const sound = draw(picture('B'));
  await expect(broken).rejects.toThrow();
  expect(sizeOf(await sound)).toEqual([120, 63]);
});
