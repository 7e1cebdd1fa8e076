import { redirect } from 'react-router';
import type { HandoverFailure } from '../../../../core/handover/handover.ts';
import { fill } from '../../../../messages/fill.ts';
import { overrideSchema } from '../../../../shared/guard/guarded-name.ts';
import { type HandoverFormat, handoverFormats } from '../../../../shared/handover.ts';
import { paths } from '../../../../shared/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { NameMatches } from '../../forms/name-warning.tsx';
import { ActionLink } from '../../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { PageHeading } from '../../shell/page-parts.tsx';
import styles from '../dialogs.module.css';
import type { Route } from './+types/export-page';

export const loader = guardedLoader(loadExport);

/** The only action here is signing in or out. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** Downloads a post as a file. The page is shown only if the export is held. */
export default function ExportPage(props: Route.ComponentProps) {
  const { hand_over_meta, hand_over_description } = useOwner().messages.handover;
  return (
    <GuardedPage {...props} title={hand_over_meta} description={hand_over_description}>
      {(held) => <HeldFileForm {...held} />}
    </GuardedPage>
  );
}

/** Why a post wasn't exported, and a field for an override reason. */
function HeldFileForm({ slug, format, failure, isReasonMissing }: HeldFile) {
  const { messages, locale } = useOwner();
  const { handover, guard } = messages;
  return (
    <>
      <PageHeading title={fill(handover.hand_over, { format: handover.formats[format] })}>
        <ActionLink to={paths.composePost(slug)}>{handover.back_to_post}</ActionLink>
      </PageHeading>
      {isHeldBy(failure) ? (
        // A plain form, because the response is a file.
        <form method="get" className={styles.form}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="format" value={format} />
          {locale !== 'en' && <input type="hidden" name="lang" value={locale} />}
          <NameMatches
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
  /** Whether the override reason is missing or invalid. */
  isReasonMissing: boolean;
}

/** Redirects to the file, or returns why it is held. */
async function loadExport({ core }: PageContext, query: URLSearchParams): Promise<HeldFile> {
  const slug = query.get('slug') ?? '';
  const format = handoverFormats.find((each) => each === query.get('format')) ?? 'word';
  const typed = query.get('although');
  const reason = overrideSchema.shape.reason.safeParse(typed).data;
  const checked = await core.handover.check({ slug });
  if (checked.ok) throw redirect(paths.apiHandedFile(slug, format));
  const { failure } = checked;
  if (isHeldBy(failure) && reason) throw redirect(paths.apiHandedFile(slug, format, reason));
  return { slug, format, failure, isReasonMissing: typed !== null };
}

function isHeldBy({ code }: HandoverFailure): boolean {
  return code === 'names_found' || code === 'guard_locked';
}
