import { data, Form, Link, useNavigation } from 'react-router';
import type { BringFailure } from '../../../../core/handover/handover.ts';
import { fill } from '../../../../messages/fill.ts';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import {
  handoverFiles,
  maxWordFileLength,
  trackedChanges,
  type WordReport,
} from '../../../../shared/handover.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import { statusOf } from '../../../../shared/result.ts';
import type { PageContext } from '../../../page-context.ts';
import button from '../../../ui/button.module.css';
import text from '../../../ui/text.module.css';
import type { RequestFailure, SignedOut } from '../../auth/sign-in-message.ts';
import { useFocusWhenLost } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextField } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import { NameMatches } from '../../forms/name-warning.tsx';
import { readNameMatches, readOverride } from '../../forms/overrides.ts';
import { ActionLink } from '../../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import { PageHeading } from '../../shell/page-parts.tsx';
import styles from '../dialogs.module.css';
import type { Route } from './+types/import-word-page';
import { ReportLines, wordFailure } from './dropped-word.tsx';

export const loader = guardedLoader(async () => ({}));

export const action = guardedAction(importWord);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** Imports a Word file as a draft. */
export default function ImportWordPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.handover;
  const result = props.actionData as ImportResult | undefined;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {() => <WordForm result={result} />}
    </GuardedPage>
  );
}

/** Asks for a file, and whether to accept its tracked changes. */
function WordForm({ result }: { result: ImportResult | undefined }) {
  const { messages, locale } = useOwner();
  const { handover, guard } = messages;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const isBusy = useNavigation().state === 'submitting';
  const { made, failure } = result ?? {};
  const held = readNameMatches(failure);
  return (
    <>
      <PageHeading title={handover.title}>
        <p>{handover.intro}</p>
        <ActionLink to={paths.compose}>{handover.back}</ActionLink>
      </PageHeading>
      <div ref={place} tabIndex={-1} className={styles.outcome} role="status">
        {made && (
          <>
            <p>{fill(handover.made, { title: made.title })}</p>
            <ReportLines report={made.report} />
            <Link className={button.button} to={localized(paths.composePost(made.slug), locale)}>
              {handover.open}
            </Link>
          </>
        )}
        {failure && !held && <p className={dialog.error}>{wordFailure(failure.code, handover)}</p>}
      </div>
      {!made && (
        <Form method="post" encType="multipart/form-data" className={styles.form}>
          <TextField
            label={handover.file}
            type="file"
            name="file"
            required
            accept={`.${handoverFiles.word.extension},${handoverFiles.word.type}`}
          />
          <fieldset className={dialog.choice}>
            <legend>{handover.changes}</legend>
            {trackedChanges.map((each) => (
              <label key={each} className={dialog.tick}>
                <input type="radio" name="changes" value={each} defaultChecked={each === 'accepted'} />
                {handover[each]}
              </label>
            ))}
          </fieldset>
          {held && (
            <>
              <NameMatches places={held.places} name="override_reason" required minLength={3} />
              <noscript>
                <p className={text.small}>{handover.choose_again}</p>
              </noscript>
            </>
          )}
          <div className={dialog.actions}>
            <Button type="submit" isBusy={isBusy}>
              {held ? guard.let_out : handover.submit}
            </Button>
            {held && (
              <Button
                type="submit"
                isOutlined
                name="named_pictures"
                value="left_out"
                formNoValidate
                isBusy={isBusy}
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

type FileFailure = { code: BringFailure['code'] | 'file_missing'; places?: readonly GuardPlace[] };

type ImportResult =
  | { failure: FileFailure | RequestFailure | SignedOut; made?: never }
  | { failure?: never; made: { slug: string; title: string; report: WordReport } };

async function importWord(form: FormData, { core }: PageContext) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refused({ code: 'file_missing' });
  if (file.size > maxWordFileLength) return refused({ code: 'word_too_large' });
  const read = await core.handover.readWord(
    {
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
      override: readOverride(form),
      hasConfidentialNames: form.get('named_pictures') === 'left_out',
    },
    form.get('changes') === 'rejected' ? 'rejected' : 'accepted',
  );
  if (!read.ok) return refused(read.failure);
  const { title, html, language, report } = read.value;
  const created = await core.posts.create({ title, html, language, status: 'draft' });
  if (created.ok) return data<ImportResult>({ made: { slug: created.value.slug, title, report } });
  const isEmpty = created.failure.code === 'title_and_body_required';
  return refused({ code: isEmpty ? 'word_empty' : 'text_too_intricate' });
}

function refused(failure: FileFailure) {
  const status = failure.code === 'file_missing' ? 400 : statusOf(failure);
  return data<ImportResult>({ failure }, { status });
}
