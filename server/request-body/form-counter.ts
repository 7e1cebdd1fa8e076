const [percent, ampersand] = [0x25, 0x26];

/** Counts the fields and characters of a url-encoded form as its bytes arrive. */
export class FormCounter {
  /** UTF-16 code units so far, decoded; names and separators included. */
  characters = 0;
  fields = 1;
  /** What the two digits behind a `%` say so far; undefined outside of them. */
  #encoded: { digits: number; value: number } | undefined;

  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (this.#encoded) this.#addDigit(this.#encoded, byte);
      else if (byte === percent) this.#encoded = { digits: 0, value: 0 };
      else {
        if (byte === ampersand) this.fields += 1;
        this.#count(byte);
      }
    }
  }

  #addDigit(encoded: { digits: number; value: number }, byte: number): void {
    encoded.digits += 1;
    encoded.value = encoded.value * 16 + digitOf(byte);
    if (encoded.digits < 2) return;
    this.#encoded = undefined;
    this.#count(encoded.value);
  }

  /** The bytes that only continue a character count nothing; one outside the first plane is two code units. */
  #count(byte: number): void {
    if (byte < 0x80 || byte >= 0xc0) this.characters += byte >= 0xf0 ? 2 : 1;
  }
}

/** Of a hexadecimal digit; 0 for what is none, which no form of a browser's has. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte & 0xdf;
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : 0;
}
