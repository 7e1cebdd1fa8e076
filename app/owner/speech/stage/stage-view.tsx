import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PostSpeech } from '../../../../core/posts/post-core.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { Prompter } from './prompter.tsx';
import styles from './stage.module.css';
import { StageText } from './stage-text.tsx';

/** The window of the stage has nothing but the text and its tools. */
export function StageFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}

interface StageViewProps {
  speech: PostSpeech;
  pace: number;
}

/** The teleprompter; without the page's script a large text that is scrolled by hand. */
export function StageView({ speech, pace }: StageViewProps) {
  const { messages, locale } = useOwner();
  const { stage } = messages.speech;
  if (useIsInBrowser()) return <Prompter key={speech.slug} speech={speech} pace={pace} />;
  return (
    <div className={`${styles.stage} ${styles.still}`}>
      <p className={styles.tools}>
        <Link to={localised(paths.speech(speech.slug), locale)}>{stage.leave}</Link>
        <span>{stage.needs_script}</span>
      </p>
      <StageText speech={speech} />
    </div>
  );
}
