/** The longest header of a form part, in bytes. */
const maxPartHeadLength = 16 * 1024;

/** Checks that a multipart form has at most `most` parts before anything parses it, because parsers take quadratic time. */
export function hasFewParts(body: Buffer, contentType: string, most: number): boolean {
  const boundary = boundaryOf(contentType);
  // If a multipart body has no boundary, parsers find no parts.
  return boundary === undefined || countsFew(body, `--${boundary}`, most);
}

function countsFew(body: Buffer, delimiter: string, most: number): boolean {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    // The last delimiter ends the form, so it doesn't count as a part.
    if (parts > most + 1) return false;
    const head = body.subarray(at, at + maxPartHeadLength);
    if (head.length === maxPartHeadLength && !head.includes('\r\n\r\n')) return false;
  }
  return true;
}

/** Returns the boundary, which has at most 70 characters (RFC 2046). */
function boundaryOf(contentType: string): string | undefined {
  for (const parameter of contentType.split(';').slice(1)) {
    const at = parameter.indexOf('=');
    if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'boundary') continue;
    const value = parameter
      .slice(at + 1)
      .trim()
      .replace(/^"|"$/g, '');
    return value.length > 0 && value.length <= 70 ? value : undefined;
  }
  return undefined;
}

const [percent, ampersand] = [0x25, 0x26];

/** Counts the fields and characters of a URL-encoded form while it arrives. */
export class FormCounter {
  /** Decoded UTF-16 code units so far, including names and separators. */
  characters = 0;
  fields = 1;
  /** The hexadecimal digits read after a `%`. */
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

  /** Continuation bytes don't count. A character outside the basic plane counts as two code units. */
  #count(byte: number): void {
    if (byte < 0x80 || byte >= 0xc0) this.characters += byte >= 0xf0 ? 2 : 1;
  }
}

/** Returns the value of a hexadecimal digit; 0 for anything else, which browsers never send. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte & 0xdf;
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : 0;
}

/** Limits for JSON: nesting depth and number of values. Parsing more would block the thread. */
const most = { depth: 64, values: 200_000 } as const;

const [quote, backslash, comma, letterU] = [0x22, 0x5c, 0x2c, 0x75];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Measures JSON while it arrives, so that oversized bodies are rejected unparsed. */
export class JsonShape {
  /** UTF-16 code units of all strings so far; an escape sequence counts as one. */
  characters = 0;
  #depth = 0;
  #values = 1;
  #inString = false;
  #escaped = false;
  /** Hexadecimal digits of an escape sequence still to be read. */
  #digits = 0;

  /** Returns false once the text is too deep or has too many values. Doesn't validate the JSON. */
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
    // Continuation bytes don't count. A character outside the basic plane counts as two code units.
    else if (byte < 0x80 || byte >= 0xc0) this.characters += byte >= 0xf0 ? 2 : 1;
  }
}

export interface ShapeLimits {
  characters: number;
  fields: number;
}

export type ShapeError = 'too_large' | 'too_complex' | undefined;

/** Checks a body while it arrives, so that an unacceptable one doesn't fill memory. */
export interface BodyShape {
  add(chunk: Uint8Array): ShapeError;
  /** Checks what can only be seen in the complete body. */
  whole(body: Buffer): ShapeError;
}

/** Returns the checks for a content type. Files count only as bytes. */
export function watchShape(contentType: string | undefined, limits: ShapeLimits): BodyShape {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type.includes('json')) return jsonShape(limits);
  if (type === 'application/x-www-form-urlencoded') return formShape(limits);
  return {
    add: () => undefined,
    whole: (body) =>
      type !== 'multipart/form-data' || hasFewParts(body, contentType ?? '', limits.fields)
        ? undefined
        : 'too_complex',
  };
}

function jsonShape({ characters }: ShapeLimits): BodyShape {
  const shape = new JsonShape();
  return {
    add(chunk) {
      if (!shape.accepts(chunk)) return 'too_complex';
      return shape.characters > characters ? 'too_large' : undefined;
    },
    whole: () => undefined,
  };
}

function formShape({ characters, fields }: ShapeLimits): BodyShape {
  const form = new FormCounter();
  return {
    add(chunk) {
      form.add(chunk);
      if (form.fields > fields) return 'too_complex';
      return form.characters > characters ? 'too_large' : undefined;
    },
    whole: () => undefined,
  };
}
