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
import { ActionLink, HiddenFields } from '../../page-kit.tsx';
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

/** Downloads a post as a file, or posts in WordPress's format. The page is shown only if the export is held. */
export default function ExportPage(props: Route.ComponentProps) {
  const { hand_over_meta, hand_over_description } = useOwner().messages.handover;
  return (
    <GuardedPage {...props} title={hand_over_meta} description={hand_over_description}>
      {(held) => <HeldFileForm {...held} />}
    </GuardedPage>
  );
}

/** Why a post wasn't exported, and a field for an override reason. */
function HeldFileForm({ file, failure, isReasonMissing }: HeldFile) {
  const { messages, locale } = useOwner();
  const { handover, guard } = messages;
  const title =
    'post' in file ? handover.posts : fill(handover.hand_over, { format: handover.formats[file.format] });
  return (
    <>
      <PageHeading title={title}>
        {'post' in file ? (
          <ActionLink to={paths.posts}>{handover.back_to_posts}</ActionLink>
        ) : (
          <ActionLink to={paths.composePost(file.slug)}>{handover.back_to_post}</ActionLink>
        )}
      </PageHeading>
      {isHeldBy(failure) ? (
        // A plain form, because the response is a file.
        <form method="get" className={styles.form}>
          <HiddenFields values={{ ...file, ...(locale !== 'en' && { lang: locale }) }} />
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
  /** The query of the file: a post and a format, or the IDs of posts. */
  file: { slug: string; format: HandoverFormat } | { post: string };
  failure: HandoverFailure;
  /** Whether the override reason is missing or invalid. */
  isReasonMissing: boolean;
}

/** Redirects to the file, or returns why it is held. */
async function loadExport({ core }: PageContext, query: URLSearchParams): Promise<HeldFile> {
  const typed = query.get('although');
  const reason = overrideSchema.shape.reason.safeParse(typed).data;
  const isReasonMissing = typed !== null;
  if (query.has('post')) {
    // The list's checkboxes have the post's version after its ID.
    const post = query
      .getAll('post')
      .map((value) => value.split(' ')[0])
      .join(',');
    const ids = post === 'all' ? undefined : post;
    const checked = await core.handover.writePosts({ ids: ids?.split(',') });
    if (checked.ok) throw redirect(paths.apiExport(ids));
    if (reason) throw redirect(paths.apiExport(ids, reason));
    return { file: { post }, failure: checked.failure, isReasonMissing };
  }
  const slug = query.get('slug') ?? '';
  const format = handoverFormats.find((each) => each === query.get('format')) ?? 'word';
  const checked = await core.handover.check({ slug });
  if (checked.ok) throw redirect(paths.apiHandedFile(slug, format));
  const { failure } = checked;
  if (isHeldBy(failure) && reason) throw redirect(paths.apiHandedFile(slug, format, reason));
  return { file: { slug, format }, failure, isReasonMissing };
}

function isHeldBy({ code }: HandoverFailure): boolean {
  return code === 'names_found' || code === 'guard_locked';
}
