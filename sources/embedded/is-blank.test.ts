import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

/** The head of a PNG or a GIF of this size, in base64. */
function png(width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
}

function gif(width: number, height: number): string {
  const bytes = Buffer.alloc(26);
  bytes.write('GIF89a');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes.toString('base64');
}

test.each([
  ['gif', gif(1, 1), true],
  ['gif', gif(2, 1), true],
  ['gif', gif(3, 1), false],
  ['gif', gif(257, 258), false],
  ['png', png(1, 1), true],
  ['png', png(20, 1), false],
  ['png', png(256, 256), false],
  ['jpeg', png(1, 1), false],
  ['png', 'AAAA', false],
  ['png', `${'%2B'.repeat(20)}`, false],
])('of %s, %s is blank: %s', (type, data, expected) => {
  expect(isBlank(type, data)).toBe(expected);
});
