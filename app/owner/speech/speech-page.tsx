import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/speech-page';
import { loadSpeech } from './load-speech.ts';
import { MissingSpeech } from './missing-speech.tsx';
import { type PaceResult, savePace } from './save-pace.ts';
import { SpeechView } from './speech-view.tsx';

export const loader = guardedLoader(({ core }, query) => loadSpeech(core, query));

export const action = guardedAction(savePace);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A post as it is spoken: its minutes, what is hard to say in it, and the speaker's pace. */
export default function SpeechPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const result = actionData as PaceResult | undefined;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {({ speech, pace }) =>
        speech ? <SpeechView speech={speech} pace={pace} result={result} /> : <MissingSpeech />
      }
    </GuardedPage>
  );
}
