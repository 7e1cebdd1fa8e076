import { Link, redirect } from 'react-router';
import type { HandoverFailure } from '../../../../core/handover/handover.ts';
import { fill } from '../../../../messages/fill.ts';
import { overrideSchema } from '../../../../shared/guard/guarded-name.ts';
import { type HandoverFormat, handoverFormats } from '../../../../shared/handover.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { HeldPlaces } from '../../forms/name-warning.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { PageHeading } from '../../shell/page-parts.tsx';
import styles from '../dialogs.module.css';
import type { Route } from './+types/hand-over-page';

export const loader = guardedLoader(loadHandOver);

/** Nothing is changed here but the session. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The way to a text as a file; seen only where something stands against it. */
export default function HandOverPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hand_over_meta, hand_over_description } = useOwner().messages.handover;
  return (
    <GuardedPage
      title={hand_over_meta}
      description={hand_over_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(held) => <HeldFileForm {...held} />}
    </GuardedPage>
  );
}

/** Why a text was not handed over, and the reason for which it may be all the same. */
function HeldFileForm({ slug, format, failure, isReasonMissing }: HeldFile) {
  const { messages, locale } = useOwner();
  const { handover, guard } = messages;
  const isHeld = failure.code === 'names_found' || failure.code === 'guard_locked';
  return (
    <>
      <PageHeading title={fill(handover.hand_over, { format: handover.formats[format] })}>
        <Link className={text.action} to={localised(paths.composePost(slug), locale)}>
          {handover.back_to_post}
        </Link>
      </PageHeading>
      {isHeld ? (
        // Sent by the browser itself: what comes is a file.
        <form method="get" className={styles.form}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="format" value={format} />
          {locale !== 'en' && <input type="hidden" name="lang" value={locale} />}
          <HeldPlaces
            places={failure.code === 'names_found' ? failure.places : []}
            name="although"
            required
            minLength={3}
            isReasonMissing={isReasonMissing}
          />
          <Button type="submit">{guard.let_out}</Button>
        </form>
      ) : (
        <p className={field.error}>
          {failure.code === 'post_not_found' ? handover.gone : handover.intricate}
        </p>
      )}
    </>
  );
}

interface HeldFile {
  slug: string;
  format: HandoverFormat;
  failure: HandoverFailure;
  /** A reason was sent that is none. */
  isReasonMissing: boolean;
}

/** Leads on to the file that is asked for; where something stands against it, says what. */
async function loadHandOver({ core }: PageContext, query: URLSearchParams): Promise<HeldFile> {
  const slug = query.get('slug') ?? '';
  const format = handoverFormats.find((each) => each === query.get('format')) ?? 'word';
  const said = query.get('although');
  const reason = overrideSchema.shape.reason.safeParse(said).data;
  const checked = await core.handover.check({ slug });
  if (checked.ok) throw redirect(paths.apiHandedFile(slug, format));
  const { failure } = checked;
  const isHeld = failure.code === 'names_found' || failure.code === 'guard_locked';
  if (isHeld && reason) throw redirect(paths.apiHandedFile(slug, format, reason));
  return { slug, format, failure, isReasonMissing: said !== null };
}
