/** How far into a document its own word on its encoding is looked for: HTML's prescan reads 1,024 bytes. */
const prescanBytes = 1024;

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // A label that is no encoding (RangeError) is as good as none.
  }
}

/** `<?xml encoding="…">`, `<meta charset=…>` or the `charset=` of an http-equiv meta. */
function declaredInside(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  const declared =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1];
  // A declaration that could be read byte by byte cannot be UTF-16 (HTML standard, prescan).
  return declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The text of a body: by its byte order mark, else the Content-Type's charset, else its own declaration, else UTF-8.
 * Where the bytes contradict a claim of UTF-8 or Latin they are believed instead: legal UTF-8 beyond ASCII is never
 * Latin by accident, and text in which most such bytes are illegal is windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const mark = byteOrderMark(bytes);
  const named = /\bcharset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
  const decoder = decoderFor(mark) ?? decoderFor(named) ?? decoderFor(declaredInside(bytes));
  const encoding = decoder?.encoding ?? 'utf-8';
  if (mark || !['utf-8', 'windows-1252'].includes(encoding))
    return (decoder ?? new TextDecoder()).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const illegal = count(text, /\uFFFD/g);
  if (illegal === 0) return text;
  const legal = count(text, /[^\0-\x7F\uFFFD]/gu);
  return illegal > legal || encoding === 'windows-1252'
    ? new TextDecoder('windows-1252').decode(bytes)
    : text;
}
