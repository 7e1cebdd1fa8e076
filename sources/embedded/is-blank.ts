/** Characters that hold the size of a GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt) or a PNG (https://www.w3.org/TR/png/). */
const headLength = 32;

/** The widest and highest picture that only keeps a place or counts a visit, in pixels. */
const blank = 2;

/** Whether a picture in base64 is one that nobody was meant to see. */
export function isBlank(type: string, data: string): boolean {
  const size = sizeOf(type, data);
  return size !== null && size.width <= blank && size.height <= blank;
}

/** In pixels, of what is narrower than 65,536; null for what is no GIF or PNG. */
function sizeOf(type: string, data: string): { width: number; height: number } | null {
  const text = data.slice(0, headLength);
  if ((type !== 'gif' && type !== 'png') || !/^[A-Za-z0-9+/]{32}$/.test(text)) return null;
  const bytes = atob(text);
  const at = (index: number) => bytes.charCodeAt(index);
  return type === 'gif'
    ? { width: at(6) + 256 * at(7), height: at(8) + 256 * at(9) }
    : { width: 256 * at(18) + at(19), height: 256 * at(22) + at(23) };
}
