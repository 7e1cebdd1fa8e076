const headEnd = Buffer.from('\r\n\r\n');

/**
 * Tells where answers end in what comes over one connection, with as little work as will do: it must keep up with a server that
 * does nothing else. `onAnswer` gets the status of each.
 */
export class AnswerReader {
  readonly #onAnswer: (status: number) => void;
  /** The head that has begun, or the line of a chunk. */
  #begun: Buffer | undefined;
  #status = 0;
  /** Bytes of the body, or of the chunk, that are still to come. */
  #left = 0;
  #place: 'head' | 'body' | 'chunk line' | 'chunk' | 'last line' = 'head';

  constructor(onAnswer: (status: number) => void) {
    this.#onAnswer = onAnswer;
  }

  /** Takes what came; the memory may be used again afterwards. */
  take(bytes: Buffer): void {
    let rest = this.#begun ? Buffer.concat([this.#begun, bytes]) : bytes;
    this.#begun = undefined;
    while (rest.length > 0) {
      const used = this.#takeSome(rest);
      if (used === 0) {
        this.#begun = Buffer.from(rest);
        return;
      }
      rest = rest.subarray(used);
    }
  }

  /** The bytes that were used; 0 when more must come first. */
  #takeSome(bytes: Buffer): number {
    if (this.#place === 'head') return this.#takeHead(bytes);
    if (this.#place === 'chunk line' || this.#place === 'last line') return this.#takeLine(bytes);
    const used = Math.min(this.#left, bytes.length);
    this.#left -= used;
    if (this.#left > 0) return used;
    if (this.#place === 'chunk') this.#place = 'chunk line';
    else this.#end();
    return used;
  }

  #takeHead(bytes: Buffer): number {
    const end = bytes.indexOf(headEnd);
    if (end === -1) return 0;
    const head = bytes.toString('latin1', 0, end).toLowerCase();
    this.#status = Number(head.slice(9, 12));
    const length = head.indexOf('\r\ncontent-length:');
    this.#left = length === -1 ? 0 : Number.parseInt(head.slice(length + 17), 10);
    if (length === -1 && head.includes('\r\ntransfer-encoding: chunked')) this.#place = 'chunk line';
    else if (this.#left > 0) this.#place = 'body';
    else this.#end();
    return end + headEnd.length;
  }

  #takeLine(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n');
    if (end === -1) return 0;
    if (this.#place === 'last line') this.#end();
    else {
      const size = Number.parseInt(bytes.toString('latin1', 0, end), 16);
      // The line end behind a chunk counts as part of it.
      this.#left = size + 2;
      this.#place = size === 0 ? 'last line' : 'chunk';
    }
    return end + 2;
  }

  #end(): void {
    this.#place = 'head';
    this.#onAnswer(this.#status);
  }
}
