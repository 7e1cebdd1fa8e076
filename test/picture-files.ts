import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const red = { r: 200, g: 40, b: 40 };

/** Returns a plain image without metadata, for the test to encode. */
export function plainPicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

/** Returns an image whose upper half is red and whose lower half is blue. */
async function twoHalves(width: number, height: number): Promise<Sharp> {
  const lower = await plainPicture(width, height / 2)
    .tint('blue')
    .png()
    .toBuffer();
  return plainPicture(width, height).composite([{ input: lower, left: 0, top: height / 2 }]);
}

/** Returns a photo like those of phones: rotated, with camera data and a location. */
export async function telephonePhoto(width: number, height: number): Promise<Buffer> {
  const halves = await (await twoHalves(width, height)).png().toBuffer();
  return sharp(halves)
    .withExif({
      IFD0: { Make: 'Telephone', Artist: 'Ana Secret', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Madrid</secret></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns a GIF that alternates between red and its complement. */
export async function movingGif(width: number, height: number, count = 2): Promise<Buffer> {
  const turns = await Promise.all([
    plainPicture(width, height).png().toBuffer(),
    plainPicture(width, height).negate().png().toBuffer(),
  ]);
  const frames = Array.from({ length: count }, (_, index) => turns[index % 2] ?? Buffer.of());
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map((_, index) => 100 * (index + 1)), loop: 0 })
    .toBuffer();
}

/** Returns a small PNG that claims to be 10,000 × 6,000 px. */
export async function vastPng(): Promise<Buffer> {
  const png = await plainPicture(9, 9).png().toBuffer();
  png.writeUInt32BE(10_000, 16);
  png.writeUInt32BE(6_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Returns a small GIF that claims 13 frames of 2,000 × 2,000 px. */
export async function vastGif(): Promise<Buffer> {
  const gif = await movingGif(9, 9, 13);
  gif.writeUInt16LE(2_000, 6);
  gif.writeUInt16LE(2_000, 8);
  return gif;
}
