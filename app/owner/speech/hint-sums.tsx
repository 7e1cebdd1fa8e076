import { plural } from '../../../messages/fill.ts';
import type { Speech, SpeechHint } from '../../../shared/speech/speech.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './speech.module.css';

const kinds = ['long', 'breath', 'twister'] as const satisfies SpeechHint['kind'][];

/** How many hints there are of each kind, and what the marks in the text mean. */
export function HintSums({ speech }: { speech: Speech }) {
  const { messages, locale } = useOwner();
  const sentences = messages.speech;
  const hints = speech.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => sentence.hints));
  const sums = kinds.map((kind) => ({ kind, count: hints.filter((hint) => hint.kind === kind).length }));
  const found = sums.filter(({ count }) => count > 0);
  if (speech.words === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="hints">
      <h2 id="hints">{sentences.hints}</h2>
      {found.length === 0 ? (
        <p className={text.small}>{sentences.no_hints}</p>
      ) : (
        <>
          <ul>
            {found.map(({ kind, count }) => (
              <li key={kind}>{plural(locale, sentences[kind], count)}</li>
            ))}
          </ul>
          <p className={text.small}>{sentences.hints_help}</p>
          <a className={text.action} href="#first-hint">
            {sentences.next_hint}
          </a>
        </>
      )}
    </section>
  );
}
