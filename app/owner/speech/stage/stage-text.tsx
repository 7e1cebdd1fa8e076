import { memo } from 'react';
import type { Speech } from '../../../../shared/speech/speech.ts';
import styles from './stage.module.css';

interface StageTextProps {
  speech: Speech;
}

/** The text alone, its sentences numbered from 0; drawn once, whatever its tools do. */
export const StageText = memo(function StageText({ speech }: StageTextProps) {
  let sentence = -1;
  return (
    <div className={styles.text} lang={speech.language}>
      <h1>{speech.title}</h1>
      {speech.sections.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name, and never move
        <section key={index}>
          {heading !== null && <h2>{heading}</h2>}
          {paragraphs.map(({ sentences }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={place}>
              {sentences.map(({ text }) => {
                sentence += 1;
                return (
                  <span key={sentence} data-sentence={sentence}>
                    {text}{' '}
                  </span>
                );
              })}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
});
