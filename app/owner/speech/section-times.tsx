import { type SpeechSection, secondsOf } from '../../../shared/speech/speech.ts';
import { useOwner } from '../context/owner-context.ts';
import { formatDuration } from './format-duration.ts';
import styles from './speech.module.css';

interface SectionTimesProps {
  sections: readonly SpeechSection[];
  pace: number;
}

/** How long each section takes; its name leads to it. */
export function SectionTimes({ sections, pace }: SectionTimesProps) {
  const { messages, locale } = useOwner();
  const { speech } = messages;
  const digits = new Intl.NumberFormat(locale);
  return (
    <section className={styles.block} aria-labelledby="sections">
      <h2 id="sections">{speech.sections}</h2>
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{speech.section}</th>
            <th scope="col">{speech.words_column}</th>
            <th scope="col">{speech.time}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ heading, level, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name, and never move
            <tr key={index}>
              <th scope="row" data-level={level}>
                <a href={`#${sectionId(index)}`}>{heading ?? speech.opening}</a>
              </th>
              <td>{digits.format(words)}</td>
              <td>{formatDuration(secondsOf(words, pace))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The anchor of a section of the text, counted from 0. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}
