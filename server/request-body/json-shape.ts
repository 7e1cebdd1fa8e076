/** How deep values may lie in one another, and how many of them a JSON text may have. Reading more holds the thread. */
const most = { depth: 64, values: 200_000 } as const;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Looks at a JSON text as it arrives, so that one that would take long to read is refused unread. */
export class JsonShape {
  #depth = 0;
  #values = 1;
  #inString = false;
  #escaped = false;

  /** False once the text is deeper or has more values than any honest one. Whether it is JSON is not asked here. */
  accepts(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === backslash) this.#escaped = true;
        else if (byte === quote) this.#inString = false;
      } else if (byte === quote) this.#inString = true;
      else if (byte === comma) this.#values += 1;
      else if (byte === openList || byte === openObject) {
        this.#depth += 1;
        this.#values += 1;
      } else if (byte === closeList || byte === closeObject) this.#depth -= 1;
      if (this.#depth > most.depth) return false;
    }
    return this.#values <= most.values;
  }
}
