import { data } from 'react-router';
import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { MissingSpeech } from '../missing-speech.tsx';
import { loadSpeech } from '../source/load-speech.ts';
import { type SpeechResult, speakForm } from '../source/speak-form.ts';
import type { Route } from './+types/podium-page';
import { type PodiumForm, readPodiumForm } from './podium-form.ts';
import { PodiumView } from './podium-view.tsx';

export const loader = guardedLoader(async ({ core }, query) => ({
  ...(await loadSpeech(core, query)),
  form: readPodiumForm(query),
}));

export const action = guardedAction(async (form, page) => {
  const spoken = await speakForm(form, page);
  return data({ ...spoken.data, form: readPodiumForm(form) }, spoken.init ?? undefined);
});

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A text in large type, for the podium. */
export default function PodiumPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  const result = actionData as (SpeechResult & { form: PodiumForm }) | undefined;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(content) => {
        const { spoken, failure } = result?.loaded ?? content;
        if (!spoken) return <MissingSpeech failure={failure} />;
        return <PodiumView {...spoken} form={result?.loaded ? result.form : content.form} />;
      }}
    </GuardedPage>
  );
}
