/** How deep values may lie in one another, and how many of them a JSON text may have. Reading more holds the thread. */
const most = { depth: 64, values: 200_000 } as const;

const [quote, backslash, comma, letterU] = [0x22, 0x5c, 0x2c, 0x75];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Looks at a JSON text as it arrives, so that one that would take long to read is refused unread. */
export class JsonShape {
  /** Characters (UTF-16 code units) of all texts so far, escaped ones as what they stand for. */
  characters = 0;
  #depth = 0;
  #values = 1;
  #inString = false;
  #escaped = false;
  /** Hexadecimal digits of an escaped character that are still to come. */
  #digits = 0;

  /** False once the text is deeper or has more values than any honest one. Whether it is JSON is not asked here. */
  accepts(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (this.#inString) this.#readText(byte);
      else if (byte === quote) this.#inString = true;
      else if (byte === comma) this.#values += 1;
      else if (byte === openList || byte === openObject) {
        this.#depth += 1;
        this.#values += 1;
      } else if (byte === closeList || byte === closeObject) this.#depth -= 1;
      if (this.#depth > most.depth) return false;
    }
    return this.#values <= most.values;
  }

  #readText(byte: number): void {
    if (this.#digits > 0) this.#digits -= 1;
    else if (this.#escaped) {
      this.#escaped = false;
      if (byte === letterU) this.#digits = 4;
      this.characters += 1;
    } else if (byte === backslash) this.#escaped = true;
    else if (byte === quote) this.#inString = false;
    // What only continues a character counts nothing; one outside the first plane is two code units.
    else if (byte < 0x80 || byte >= 0xc0) this.characters += byte >= 0xf0 ? 2 : 1;
  }
}
