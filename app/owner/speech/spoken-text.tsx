import { fill } from '../../../messages/fill.ts';
import type { Speech, SpeechHint, SpeechParagraph, SpeechSentence } from '../../../shared/speech/speech.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { piecesOf, type SpokenPiece } from './pieces-of.ts';
import { sectionId } from './section-times.tsx';
import styles from './speech.module.css';

/** The text with its hints: marked in it, and said in words beside it. */
export function SpokenText({ speech }: { speech: Speech }) {
  const first = speech.sections.flatMap(({ paragraphs }) => paragraphs).find(hasHints);
  return (
    <div className={styles.text} lang={speech.language}>
      {speech.sections.map(({ heading, level, paragraphs }, index) => {
        const Heading = level === 2 ? 'h2' : 'h3';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name, and never move
          <section key={index} id={sectionId(index)}>
            {heading !== null && <Heading>{heading}</Heading>}
            {paragraphs.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Paragraph key={place} paragraph={paragraph} isFirst={paragraph === first} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function hasHints({ sentences }: SpeechParagraph): boolean {
  return sentences.some(({ hints }) => hints.length > 0);
}

function Paragraph({ paragraph, isFirst }: { paragraph: SpeechParagraph; isFirst: boolean }) {
  const { messages, locale } = useOwner();
  const { kind, sentences } = paragraph;
  const notes = sentences.flatMap((sentence) =>
    sentence.hints.map((hint) => noteOf(hint, sentence, messages.speech.notes)),
  );
  return (
    <div className={styles.paragraph} data-kind={kind} id={isFirst ? 'first-hint' : undefined}>
      <p>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name, and never move
          <Sentence key={index} sentence={sentence} />
        ))}
      </p>
      {notes.length > 0 && (
        <ul className={`${styles.notes} ${text.small}`} lang={locale}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Notes = Record<SpeechHint['kind'], string>;

function noteOf(hint: SpeechHint, { text }: SpeechSentence, notes: Notes): string {
  return hint.kind === 'twister'
    ? fill(notes.twister, { words: text.slice(hint.start, hint.end) })
    : fill(notes[hint.kind], { count: hint.words });
}

function Sentence({ sentence }: { sentence: SpeechSentence }) {
  const isLong = sentence.hints.some(({ kind }) => kind === 'long');
  return (
    <>
      <span className={isLong ? styles.long : undefined}>
        {piecesOf(sentence).map((piece) => (
          <Piece key={piece.at} piece={piece} />
        ))}
      </span>{' '}
    </>
  );
}

function Piece({ piece: { text, hasBreath, isTwister } }: { piece: SpokenPiece }) {
  return (
    <>
      {hasBreath && <span className={styles.breath} aria-hidden="true" />}
      {isTwister ? <mark className={styles.twister}>{text}</mark> : text}
    </>
  );
}
