import { Link } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import field from '../../forms/forms.module.css';
import { HeldPlaces } from '../../forms/held-places.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from '../dialogs.module.css';
import type { HeldFile } from './load-hand-over.ts';

/** Why a text was not handed over, and the reason for which it may be all the same. */
export function HeldFileForm({ slug, format, failure, isReasonMissing }: HeldFile) {
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
