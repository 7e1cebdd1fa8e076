import { expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';

async function decode(text: string, pieceLength = 5): Promise<Buffer> {
  async function* pieces() {
    const bytes = Buffer.from(text, 'latin1');
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  const parts: Uint8Array[] = [];
  for await (const part of decodePicture(pieces())) parts.push(part);
  return Buffer.concat(parts);
}

const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => (byte * 7) % 256));
const base64 = bytes.toString('base64');
const head = 'data:image/png;base64,';

test.each([
  ['base64', head + base64],
  ['base64 without its end', head + base64.replace(/=+$/, '')],
  ['base64 of addresses', head + bytes.toString('base64url')],
  ['base64 with line ends', head + base64.replace(/.{76}/g, '$&\r\n')],
  ['base64 in an address', head + encodeURIComponent(base64.replace(/.{64}/g, '$&\n'))],
  ['base64 in JSON', head + base64.replaceAll('/', '\\/').replace(/.{64}/g, '$&\\r\\n')],
  ['base64 in JSON within JSON', head + base64.replaceAll('/', '\\\\\\/').replace(/.{64}/g, '$&\\\\n')],
  ['base64 in XML', head + base64.replace(/.{64}/g, '$&&#10;')],
  ['percent signs', `data:image/png,${bytes.toString('hex').replace(/../g, '%$&')}`],
])('%s is read, wherever it is parted', async (_, text) => {
  for (const length of [1, 2, 3, 7, 64, 5000]) expect((await decode(text, length)).equals(bytes)).toBe(true);
});

test('every length comes whole', async () => {
  for (const length of [0, 1, 2, 3, 4, 5])
    expect((await decode(head + bytes.subarray(0, length).toString('base64'))).length).toBe(length);
});

test.each([
  ['has other characters', `${head}AAAA!AAA`],
  ['goes on behind its end', `${head}AA==AAAA`],
  ['ends too early', `${head}AAAAA`],
  ['has no head', 'A picture, of a kind'.repeat(30).replaceAll(',', '')],
  ['has nothing', ''],
])('what %s is no picture', async (_, text) => {
  await expect(decode(text)).rejects.toThrow();
});
