import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { loadSpeech } from '../load-speech.ts';
import { MissingSpeech } from '../missing-speech.tsx';
import { savePace } from '../save-pace.ts';
import type { Route } from './+types/stage-page';
import { StageFrame, StageView } from './stage-view.tsx';

export const loader = guardedLoader(({ core }, query) => loadSpeech(core, query));

export const action = guardedAction(savePace);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A post as a teleprompter shows it. */
export default function StagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.speech;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
      frame={StageFrame}
    >
      {({ speech, pace }) => (speech ? <StageView speech={speech} pace={pace} /> : <MissingSpeech />)}
    </GuardedPage>
  );
}
