import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { loadSpeech } from '../load-speech.ts';
import { MissingSpeech } from '../missing-speech.tsx';
import { savePace } from '../save-pace.ts';
import type { Route } from './+types/podium-page';
import { readPodiumForm } from './podium-form.ts';
import { PodiumView } from './podium-view.tsx';

export const loader = guardedLoader(async ({ core }, query) => ({
  ...(await loadSpeech(core, query)),
  form: readPodiumForm(query),
}));

export const action = guardedAction(savePace);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A post in large type, for the podium. */
export default function PodiumPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {({ speech, form }) => (speech ? <PodiumView speech={speech} form={form} /> : <MissingSpeech />)}
    </GuardedPage>
  );
}
