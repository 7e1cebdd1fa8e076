/** Longest head of one part of a multipart form, in bytes. */
const maxPartHeadLength = 16 * 1024;

/**
 * Whether a multipart form holds at most `most` parts, counted before anything parses it: parsers take quadratic time on
 * very many.
 */
export function hasFewParts(body: Buffer, contentType: string, most: number): boolean {
  const boundary = boundaryOf(contentType);
  // Without a boundary there are no parts: no parser reads such a body.
  return boundary === undefined || countsFew(body, `--${boundary}`, most);
}

function countsFew(body: Buffer, delimiter: string, most: number): boolean {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    // The last delimiter ends the form and begins no part.
    if (parts > most + 1) return false;
    const head = body.subarray(at, at + maxPartHeadLength);
    if (head.length === maxPartHeadLength && !head.includes('\r\n\r\n')) return false;
  }
  return true;
}

/** RFC 2046: at most 70 characters. */
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

export interface ShapeLimits {
  /** UTF-16 code units of all its texts together. */
  characters: number;
  /** Fields of a form. */
  fields: number;
}

/** Why a body is refused, if it is. */
export type ShapeError = 'too_large' | 'too_complex' | undefined;

/** Looks at a body while it arrives, so that what nobody would take is refused before it lies in memory. */
export interface BodyShape {
  add(chunk: Uint8Array): ShapeError;
  /** The rest, which only a whole body shows. */
  whole(body: Buffer): ShapeError;
}

/** The watch over a body of this type. The bytes of files count nothing but themselves. */
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
