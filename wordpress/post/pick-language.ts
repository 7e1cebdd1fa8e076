/** `[:en]`, `{:en}`, `<!--:en-->` and `[lang_en]` begin a language's text, the same without a name or with a slash ends it (qTranslate, WPGlobus). */
const marker =
  /\[:([a-z]{2}(?:[-_][a-z]{2})?)?\]|\{:([a-z]{2})?\}|<!--:([a-z]{2})?-->|\[lang_([a-z]{2})\]|\[\/lang_[a-z]{2}\]/gi;
const opener = /\[:[a-z]{2}(?:[-_][a-z]{2})?\]|\{:[a-z]{2}\}|<!--:[a-z]{2}-->|\[lang_[a-z]{2}\]/i;

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

interface Part {
  /** Null for what belongs to no language. */
  language: string | null;
  text: string;
  /** As it is written, with the marker that begins it. */
  written: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let [at, start] = [0, 0];
  let language: string | null = null;
  for (const match of text.matchAll(marker)) {
    parts.push({ language, text: text.slice(at, match.index), written: text.slice(start, match.index) });
    language = match.slice(1).find(Boolean)?.toLowerCase().slice(0, 2) ?? null;
    start = match.index;
    at = start + match[0].length;
  }
  return [...parts, { language, text: text.slice(at), written: text.slice(start) }];
}

/** The languages that a text has words in, by their codes. */
export function languagesOf(text: string): string[] {
  if (!isMultilingual(text)) return [];
  const filled = partsOf(text).filter((part) => part.language !== null && part.text.trim() !== '');
  return [...new Set(filled.map((part) => part.language ?? ''))];
}

/** The text in the first preferred language that it has, else in its first, with what belongs to no language. */
export function pickLanguage(text: string, preferred: readonly string[]): PickedText {
  if (!isMultilingual(text)) return { text, language: null, dropped: [] };
  const present = languagesOf(text);
  const chosen = preferred.find((each) => present.includes(each)) ?? present[0] ?? null;
  const matching = partsOf(text).filter((part) => part.language === null || part.language === chosen);
  return {
    text: matching.map((part) => part.text).join(''),
    language: chosen,
    dropped: present.filter((each) => each !== chosen),
  };
}

/** The text, with its markers, without what is in these languages; whole where it has nothing else. */
export function withoutLanguages(text: string, languages: readonly string[]): string {
  if (languagesOf(text).every((each) => languages.includes(each))) return text;
  return partsOf(text)
    .filter(({ language }) => language === null || !languages.includes(language))
    .map(({ written }) => written)
    .join('');
}

/** All languages of a text one after the other, without their markers. */
export function withoutLanguageMarkers(text: string): string {
  return isMultilingual(text) ? text.replace(marker, '\n') : text;
}
