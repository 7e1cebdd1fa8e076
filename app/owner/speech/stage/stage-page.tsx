import type { ReactNode } from 'react';
import type { Speech } from '../../../../shared/speech/speech.ts';
import { useIsInBrowser } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { loadSpeech, type SpeechResult, speakForm } from '../load-speech.ts';
import { keyOf, MissingSpeech, type SpokenSource, TextWay, WhichText } from '../spoken-source.tsx';
import type { Route } from './+types/stage-page';
import { Prompter, StageText } from './prompter.tsx';
import styles from './stage.module.css';

export const loader = guardedLoader(({ core }, query) => loadSpeech(core, query));

export const action = guardedAction(speakForm);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function StagePage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const loaded = (props.actionData as SpeechResult | undefined)?.loaded;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description} frame={StageFrame}>
      {(content) => {
        const { spoken, pace, failure } = loaded ?? content;
        return spoken ? <StageView {...spoken} pace={pace} /> : <MissingSpeech failure={failure} />;
      }}
    </GuardedPage>
  );
}

/** The teleprompter's frame: only the text and its controls. */
function StageFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}

/** The teleprompter. Without JavaScript, large text to scroll by hand. */
function StageView({ speech, source, pace }: { speech: Speech; source: SpokenSource; pace: number }) {
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
