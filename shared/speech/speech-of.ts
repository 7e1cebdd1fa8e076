import type { Locale } from '../locale.ts';
import { walkHtml } from '../rich-text/walk-html.ts';
import { findBreaths } from './find-breaths.ts';
import { findTwisters } from './find-twisters.ts';
import {
  longSentence,
  type Speech,
  type SpeechHint,
  type SpeechParagraph,
  type SpeechSection,
  type SpeechSentence,
} from './speech.ts';
import { splitSentences } from './split-sentences.ts';
import { countSpokenWords, countWrittenWords } from './spoken-words.ts';

/** Characters of a speech of three hours; what goes beyond is no speech, and is left out. */
const longest = 150_000;

type Block = { heading: string; level: number } | SpeechParagraphText;
interface SpeechParagraphText {
  kind: SpeechParagraph['kind'];
  text: string;
}

/** What is said of a sanitised body, by its headings, with hints at what is hard to say. Pictures and their captions are not said. */
export function speechOf({
  html,
  title,
  language,
}: {
  html: string;
  title: string;
  language: Locale;
}): Speech {
  const sections: SpeechSection[] = [];
  let length = 0;
  let isCut = false;
  for (const block of blocksOf(html)) {
    if (length >= longest) {
      isCut = true;
      break;
    }
    if ('heading' in block) {
      sections.push({ heading: block.heading, level: block.level, words: 0, paragraphs: [] });
      continue;
    }
    const section = sections.at(-1) ?? { heading: null, level: 2, words: 0, paragraphs: [] };
    if (sections.length === 0) sections.push(section);
    const sentences = sentencesOf(block.text.slice(0, longest - length), language);
    length += block.text.length;
    section.paragraphs.push({ kind: block.kind, sentences });
    section.words += sentences.reduce((sum, { words }) => sum + words, 0);
  }
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return { title, language, words, isCut: isCut || length > longest, sections };
}

function sentencesOf(text: string, language: Locale): SpeechSentence[] {
  return splitSentences(text, language).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return {
      text: sentence,
      words: countSpokenWords(sentence, language),
      hints: hintsOf(sentence, language),
    };
  });
}

function hintsOf(sentence: string, language: Locale): SpeechHint[] {
  const hints: SpeechHint[] = [];
  const written = countWrittenWords(sentence);
  if (written > longSentence) hints.push({ kind: 'long', words: written });
  for (const stretch of findBreaths(sentence, language)) hints.push({ kind: 'breath', ...stretch });
  for (const twister of findTwisters(sentence, language)) hints.push({ kind: 'twister', ...twister });
  return hints;
}

/** Headings and paragraphs in their order; whatever stands in no paragraph is one of its own. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let parts: string[] = [];
  const close = () => {
    const text = parts.join('').replace(/\s+/g, ' ').trim();
    parts = [];
    if (text === '' || open.includes('figure')) return;
    const level = Number(/^h([23])$/.exec(open.findLast((name) => /^h[23]$/.test(name)) ?? '')?.[1]);
    if (level) blocks.push({ heading: text, level });
    else
      blocks.push({
        kind: open.includes('li') ? 'item' : open.includes('blockquote') ? 'quote' : 'text',
        text,
      });
  };
  walkHtml(html, {
    enter(kind, { tagName }) {
      if (!isWithinLine(kind)) close();
      if (kind === 'break') parts.push(' ');
      open.push(tagName);
    },
    leave(kind) {
      if (!isWithinLine(kind)) close();
      open.pop();
    },
    text: (text) => parts.push(text),
  });
  close();
  return blocks;
}

function isWithinLine(kind: string): boolean {
  return /^(?:mark|transparent|image|break)$/.test(kind);
}
