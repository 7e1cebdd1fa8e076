/** Longest head of one part of a multipart form, in bytes. */
const longestPartHead = 16 * 1024;

/**
 * Whether a form holds at most `most` fields, counted before anything parses it: parsers take quadratic time on very
 * many. True for a body of another type, which no page reads.
 */
export function hasFewFields(body: Buffer, contentType: string | undefined, most: number): boolean {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return occurrences(body, '&', most) < most;
  if (type !== 'multipart/form-data') return true;
  const boundary = boundaryOf(contentType ?? '');
  // Without a boundary there are no parts: no parser reads such a body.
  return boundary === undefined || hasFewParts(body, `--${boundary}`, most);
}

function occurrences(body: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count < most; at = body.indexOf(text, at + text.length)) {
    count += 1;
  }
  return count;
}

function hasFewParts(body: Buffer, delimiter: string, most: number): boolean {
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
