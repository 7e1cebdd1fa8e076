import { expect, test } from 'vitest';
import { AnswerReader } from './answer-reader.ts';

const answers = [
  'HTTP/1.1 200 OK\r\nContent-Length: 11\r\nDate: now\r\n\r\nhello\r\n\r\nyo',
  'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe\r\no\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n',
];

test.each([1, 2, 3, 7, 50, 10_000])('finds every answer in pieces of %i bytes', (size) => {
  const statuses: number[] = [];
  const reader = new AnswerReader((status) => statuses.push(status));
  const bytes = Buffer.from(answers.join('').repeat(2));
  for (let at = 0; at < bytes.length; at += size) reader.take(Buffer.from(bytes.subarray(at, at + size)));
  expect(statuses).toEqual([200, 304, 200, 404, 200, 304, 200, 404]);
});
