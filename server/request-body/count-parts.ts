/** Longest head of one part of a multipart form, in bytes. */
const longestPartHead = 16 * 1024;

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
    const head = body.subarray(at, at + longestPartHead);
    if (head.length === longestPartHead && !head.includes('\r\n\r\n')) return false;
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
