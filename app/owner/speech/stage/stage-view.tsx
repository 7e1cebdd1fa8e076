import type { ReactNode } from 'react';
import type { Speech } from '../../../../shared/speech/speech.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { keyOf, type SpokenSource } from '../source/spoken-source.ts';
import { TextWay } from '../source/text-way.tsx';
import { WhichText } from '../source/which-text.tsx';
import { Prompter } from './prompter.tsx';
import styles from './stage.module.css';
import { StageText } from './stage-text.tsx';

/** The window of the stage has nothing but the text and its tools. */
export function StageFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}

interface StageViewProps {
  speech: Speech;
  source: SpokenSource;
  pace: number;
}

/** The teleprompter; without the page's script a large text that is scrolled by hand. */
export function StageView({ speech, source, pace }: StageViewProps) {
  const { stage } = useOwner().messages.speech;
  if (useIsInBrowser()) return <Prompter key={keyOf(source)} speech={speech} source={source} pace={pace} />;
  return (
    <div className={`${styles.stage} ${styles.still}`}>
      <div className={styles.tools}>
        <TextWay to="speech" source={source}>
          {stage.leave}
        </TextWay>
        <WhichText source={source} />
        <span>{stage.needs_script}</span>
      </div>
      <StageText speech={speech} />
    </div>
  );
}
