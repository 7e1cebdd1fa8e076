/** `[:en]`, `{:en}` and `<!--:en-->` begin a language's text, the same without a name ends it (qTranslate). */
const marker = /\[:([a-z]{2}(?:[-_][a-z]{2})?)?\]|\{:([a-z]{2})?\}|<!--:([a-z]{2})?-->/gi;
const opener = /\[:[a-z]{2}(?:[-_][a-z]{2})?\]|\{:[a-z]{2}\}|<!--:[a-z]{2}-->/i;

/** A text in one of the languages it was written in, and which others were left out. */
export interface PickedText {
  text: string;
  /** Null where the text was in no marked language. */
  language: string | null;
  dropped: string[];
}

/** Whether a text carries qTranslate's language markers. */
export function isMultilingual(text: string): boolean {
  return opener.test(text);
}

/** The text in the first preferred language that it has, else in its first, with what belongs to no language. */
export function pickLanguage(text: string, preferred: readonly string[]): PickedText {
  if (!isMultilingual(text)) return { text, language: null, dropped: [] };
  const parts: { language: string | null; text: string }[] = [];
  let at = 0;
  let language: string | null = null;
  for (const match of text.matchAll(marker)) {
    parts.push({ language, text: text.slice(at, match.index) });
    language = (match[1] ?? match[2] ?? match[3])?.toLowerCase().slice(0, 2) ?? null;
    at = match.index + match[0].length;
  }
  parts.push({ language, text: text.slice(at) });
  const filled = parts.filter((part) => part.language !== null && part.text.trim() !== '');
  const present = [...new Set(filled.map((part) => part.language ?? ''))];
  const chosen = preferred.find((each) => present.includes(each)) ?? present[0] ?? null;
  const matching = parts.filter((part) => part.language === null || part.language === chosen);
  return {
    text: matching.map((part) => part.text).join(''),
    language: chosen,
    dropped: present.filter((each) => each !== chosen),
  };
}

/** All languages of a text one after the other, without their markers. */
export function withoutLanguageMarkers(text: string): string {
  return isMultilingual(text) ? text.replace(marker, '\n') : text;
}
