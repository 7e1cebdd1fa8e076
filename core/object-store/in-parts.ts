/** The same bytes in parts of `size` bytes, the last one shorter; nothing for nothing. */
export async function* inParts(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let rest = piece;
    while (length + rest.length >= size) {
      const end = size - length;
      yield joined([...waiting, rest.subarray(0, end)]);
      rest = rest.subarray(end);
      waiting = [];
      length = 0;
    }
    if (rest.length > 0) waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield joined(waiting);
}

function joined(pieces: Uint8Array[]): Uint8Array {
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}
