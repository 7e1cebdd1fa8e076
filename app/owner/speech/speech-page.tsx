import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/speech-page';
import { MissingSpeech } from './missing-speech.tsx';
import { listVersions } from './source/list-versions.ts';
import { loadSpeech } from './source/load-speech.ts';
import { type SpeechResult, speakForm } from './source/speak-form.ts';
import { keyOf } from './source/spoken-source.ts';
import { SpeechView } from './speech-view.tsx';

export const loader = guardedLoader(async ({ core }, query) => {
  const loaded = await loadSpeech(core, query);
  const others = loaded.spoken ? await listVersions(core, loaded.spoken.source) : [];
  return { ...loaded, others };
});

export const action = guardedAction(speakForm);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A text as it is spoken: its minutes, what is hard to say in it, and the speaker's pace. */
export default function SpeechPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const result = actionData as SpeechResult | undefined;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(content) => {
        const { spoken, pace, failure } = result?.loaded ?? content;
        if (!spoken) return <MissingSpeech failure={failure} />;
        const others = result?.loaded ? [] : content.others;
        return (
          <SpeechView key={keyOf(spoken.source)} {...spoken} pace={pace} others={others} result={result} />
        );
      }}
    </GuardedPage>
  );
}
