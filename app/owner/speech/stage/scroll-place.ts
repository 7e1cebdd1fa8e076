/** The scrolled text of the stage. `data-sentence` names its sentences; at scroll 0 the first stands at the reading line, at the end the last has passed it. */
const readingLine = 0.32;

function topOf(area: HTMLElement, sentence: Element): number {
  const line = area.getBoundingClientRect().top + area.clientHeight * readingLine;
  return (sentence.getClientRects()[0]?.top ?? line) - line;
}

/** The sentence that is being read, counted from 0. */
export function sentenceAt(area: HTMLElement): number {
  const sentences = [...area.querySelectorAll('[data-sentence]')];
  // Tops grow down the page: the last that has come to the line, with a pixel for rounding.
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const sentence = sentences[middle];
    if (sentence && topOf(area, sentence) <= 2) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Whether a sentence begins on the line that is read; several may. */
export function isAtLine(area: HTMLElement, index: number): boolean {
  const sentence = area.querySelectorAll('[data-sentence]')[index];
  return sentence !== undefined && Math.abs(topOf(area, sentence)) <= 2;
}

/** Brings a sentence to the reading line; one beyond the last is the last. */
export function goToSentence(area: HTMLElement, index: number): void {
  const sentences = area.querySelectorAll('[data-sentence]');
  const sentence = sentences[Math.min(Math.max(0, index), sentences.length - 1)];
  if (index <= 0) area.scrollTop = 0;
  else if (sentence) area.scrollTop += topOf(area, sentence);
}

/** To the next line on which a sentence begins; back, to the beginning of the sentence first. */
export function stepSentence(area: HTMLElement, direction: 1 | -1): void {
  const at = sentenceAt(area);
  let to = direction === 1 ? at + 1 : at;
  while (direction === -1 && to > 0 && isAtLine(area, to)) to -= 1;
  goToSentence(area, to);
}

/** As much as is turned at once: what is seen below the reading line, less a line. */
export function turnPage(area: HTMLElement, direction: 1 | -1): void {
  area.scrollTop += direction * pageHeight(area);
}

export function pageHeight(area: HTMLElement): number {
  return area.clientHeight * (1 - readingLine) * 0.8;
}
