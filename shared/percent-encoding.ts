/** What a percent-encoded text says, or the text as it stands when its escapes are none, or no UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
