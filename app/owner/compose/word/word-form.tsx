import { Form, Link, useNavigation } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { handoverFiles } from '../../../../shared/handover.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { trackedChanges } from '../../../../shared/word-report.ts';
import button from '../../../ui/button.module.css';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import dialog from '../../forms/forms.module.css';
import { HeldPlaces } from '../../forms/held-places.tsx';
import { readHeld } from '../../forms/read-held.ts';
import { useFocusWhenLost } from '../../forms/use-focus-when-lost.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from '../dialogs.module.css';
import type { BroughtResult } from './bring-word.ts';
import { ReportLines } from './report-lines.tsx';
import { wordFailure } from './word-failure.ts';

/** Asks for a file, and what becomes of the changes that are tracked in it. */
export function WordForm({ result }: { result: BroughtResult | undefined }) {
  const { messages, locale } = useOwner();
  const { handover, guard } = messages;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const isBusy = useNavigation().state === 'submitting';
  const { made, failure } = result ?? {};
  const held = readHeld(failure);
  return (
    <>
      <PageHeading title={handover.title}>
        <p>{handover.intro}</p>
        <Link className={text.action} to={localised(paths.compose, locale)}>
          {handover.back}
        </Link>
      </PageHeading>
      <div ref={place} tabIndex={-1} className={styles.outcome} role="status">
        {made && (
          <>
            <p>{fill(handover.made, { title: made.title })}</p>
            <ReportLines report={made.report} />
            <Link className={button.button} to={localised(paths.composePost(made.slug), locale)}>
              {handover.open}
            </Link>
          </>
        )}
        {failure && !held && <p className={dialog.error}>{wordFailure(failure.code, handover)}</p>}
      </div>
      {!made && (
        <Form method="post" encType="multipart/form-data" className={styles.form}>
          <Field label={handover.file}>
            {(control) => (
              <input
                {...control}
                className={styles.file}
                type="file"
                name="file"
                required
                accept={`.${handoverFiles.word.extension},${handoverFiles.word.type}`}
              />
            )}
          </Field>
          <fieldset className={styles.choices}>
            <legend>{handover.changes}</legend>
            {trackedChanges.map((each) => (
              <label key={each}>
                <input type="radio" name="changes" value={each} defaultChecked={each === 'accepted'} />
                {handover[each]}
              </label>
            ))}
          </fieldset>
          {held && (
            <>
              <HeldPlaces places={held.places} name="override_reason" required minLength={3} />
              <noscript>
                <p className={text.small}>{handover.choose_again}</p>
              </noscript>
            </>
          )}
          <div className={dialog.actions}>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {held ? guard.let_out : handover.submit}
            </Button>
            {held && (
              <Button
                type="submit"
                isOutlined
                name="named_pictures"
                value="left_out"
                formNoValidate
                aria-disabled={isBusy || undefined}
              >
                {handover.leave_named}
              </Button>
            )}
          </div>
        </Form>
      )}
    </>
  );
}
