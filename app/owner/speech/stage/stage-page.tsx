import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { MissingSpeech } from '../missing-speech.tsx';
import { loadSpeech } from '../source/load-speech.ts';
import { type SpeechResult, speakForm } from '../source/speak-form.ts';
import type { Route } from './+types/stage-page';
import { StageFrame, StageView } from './stage-view.tsx';

export const loader = guardedLoader(({ core }, query) => loadSpeech(core, query));

export const action = guardedAction(speakForm);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A text as a teleprompter shows it. */
export default function StagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const loaded = (actionData as SpeechResult | undefined)?.loaded;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
      frame={StageFrame}
    >
      {(content) => {
        const { spoken, pace, failure } = loaded ?? content;
        return spoken ? <StageView {...spoken} pace={pace} /> : <MissingSpeech failure={failure} />;
      }}
    </GuardedPage>
  );
}
