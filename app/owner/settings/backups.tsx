import { useState } from 'react';
import { useFetcher, useRevalidator, useSearchParams } from 'react-router';
import { fill, numberFormat } from '../../../messages/fill.ts';
import type { BackupRun, BackupsState } from '../../../shared/backups.ts';
import { localized, paths } from '../../../shared/paths.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { PasswordField } from '../auth/password-input.tsx';
import { signInMessage } from '../auth/sign-in-message.ts';
import { usePolling } from '../context/browser.ts';
import { type Owner, useClock, useLocalTime, useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { fileSize } from '../pictures/upload-list.tsx';
import records from '../records.module.css';
import { graveProblems, useBackupSentence } from '../shell/page-parts.tsx';
import { changeMessage } from './section.tsx';
import styles from './settings.module.css';
import type { Change } from './settings-actions.ts';
import { useSettings } from './use-section.ts';

/** Downloads a backup after asking for the password. A plain form, so that the browser keeps the page and shows the progress. */
export function DownloadBackup() {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { download } = messages.settings.copies;
  const failure = useSearchParams()[0].get('backup');
  const [isSent, setSent] = useState(false);
  return (
    <form
      method="post"
      action={localized(paths.backupFile, locale)}
      className={field.fields}
      onSubmit={() => setSent(true)}
    >
      <p className={text.soft}>{download.restore}</p>
      <PasswordField error={failure ? downloadMessage(failure, owner) : undefined} required />
      <div className={field.actions}>
        <Button type="submit" isOutlined>
          {download.button}
        </Button>
        <a className={text.action} href={localized(paths.handOverPosts([]), locale)}>
          {download.posts}
        </a>
        <p aria-live="polite" className={styles.sectionFormStatus}>
          {isSent && download.preparing}
        </p>
      </div>
    </form>
  );
}

const passwordCodes = ['password_required', 'password_expired', 'locked_out', 'busy', 'paused'] as const;

/** Returns why there is no file, from the code in the URL. The code doesn't include the number of attempts left. */
function downloadMessage(code: string, owner: Owner): string {
  if (code === 'password_invalid')
    return signInMessage({ code, attemptsLeft: Number.POSITIVE_INFINITY }, owner);
  const passwordCode = passwordCodes.find((each) => each === code);
  if (passwordCode) return signInMessage({ code: passwordCode }, owner);
  const { download, reasons } = owner.messages.settings.copies;
  if (code === 'copy_running') return download.running;
  const reason = Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : reasons.failed;
  return fill(download.failed, { reason });
}

/** The status as the page's first sentence. */
export function BackupsStatus() {
  const { copies } = useSettings();
  const { copies: sentences } = useOwner().messages.settings;
  const isGrave = copies.problem !== null && graveProblems.includes(copies.problem);
  return (
    <>
      <p className={styles.lead}>
        {isGrave && <span className={`${marks.caret} ${styles.caret}`} aria-hidden="true" />}
        {useBackupSentence(copies)}
      </p>
      <p className={text.soft}>{sentences.help}</p>
      {copies.places.length > 0 && <BackUpNow />}
      {copies.places.length > 0 && copies.key?.from === 'file' && <p>{sentences.key_in_file}</p>}
    </>
  );
}

/** Starts a backup and reports its result. */
function BackUpNow() {
  const owner = useOwner();
  const { copies } = owner.messages.settings;
  const { backups } = useSettings();
  const { revalidate } = useRevalidator();
  const { data: sent, Form } = useFetcher<Change>();
  const started = sent && 'backup' in sent ? backups.find(({ id }) => id === sent.backup) : undefined;
  const isRunning = backups.some(({ state }) => state === 'running');
  usePolling(() => isRunning && revalidate(), pollMs);
  return (
    <Form method="post" className={field.actions}>
      <Button type="submit" isOutlined name="intent" value="back-up" isBusy={isRunning}>
        {copies.back_up}
      </Button>
      <p role="status" className={sent?.failure || started?.failure ? field.error : undefined}>
        {isRunning && copies.states.running}
        {!isRunning && sent?.failure && changeMessage(sent.failure, owner)}
        {!isRunning && started && <BackupState run={started} />}
      </p>
    </Form>
  );
}

const pollMs = 2_000;

function BackupState({ run: { state, failure } }: { run: BackupRun }) {
  const { copies } = useOwner().messages.settings;
  return failure ? fill(copies.states.failed, { reason: copies.reasons[failure] }) : copies.states[state];
}

export function LatestBackups() {
  const { messages, locale } = useOwner();
  const { copies } = messages.settings;
  const { backups } = useSettings();
  const { moment } = useClock();
  const [newest] = backups.filter(({ state }) => state === 'done');
  if (backups.length === 0) return <p>{copies.none}</p>;
  return (
    <>
      <table className={records.figures}>
        <thead>
          <tr>
            {Object.values(copies.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {backups.map((run) => (
            <tr key={run.id}>
              <th scope="row">{moment(run.started_at)}</th>
              <td>{run.facts.bytes === undefined ? '' : fileSize(run.facts.bytes, locale)}</td>
              <td>{copies.kinds[run.place]}</td>
              <td>
                <BackupState run={run} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {newest && (
        <p className={text.small}>
          {fill(copies.restore, {
            name: `${newest.place === 'bucket' ? 's3' : newest.place}:${newest.name}`,
          })}
        </p>
      )}
    </>
  );
}

export function BackupLocations() {
  const { places } = useSettings().copies;
  return (
    <dl className={styles.places}>
      {places.map((place) => (
        <Place key={place.kind} place={place} />
      ))}
    </dl>
  );
}

const bytesInMegabyte = 1_000_000;

function Place({
  place: { kind, at, is_used: isUsed, last_copy: copy },
}: {
  place: BackupsState['places'][number];
}) {
  const { messages, locale } = useOwner();
  const { copies } = messages.settings;
  const time = useLocalTime(copy?.started_at ?? '');
  const megabytes = (copy?.facts.bytes ?? 0) / bytesInMegabyte;
  const size = numberFormat(locale, { maximumFractionDigits: 1 }).format(megabytes);
  const last = copy ? fill(copies.at_place, { time, size }) : copies.none_at_place;
  const files = numberFormat(locale).format(copy?.facts.references ?? 0);
  return (
    <>
      <dt>{fill(copies.places[kind], { at })}</dt>
      <dd>{isUsed ? last : copies.not_used}</dd>
      {copy?.is_readable === false && <dd>{copies.not_readable}</dd>}
      {isUsed && (copy?.facts.references ?? 0) > 0 && <dd>{fill(copies.names_pictures, { files })}</dd>}
    </>
  );
}

export function RestoreTest() {
  const { messages, locale } = useOwner();
  const { copies } = messages.settings;
  const { last_drill: drill, problem } = useSettings().copies;
  const sentence = useBackupSentence(useSettings().copies);
  const time = useLocalTime(drill?.started_at ?? '');
  if (!drill) return <p>{copies.not_drilled}</p>;
  if (problem === 'drill_failed') return <p>{sentence}</p>;
  const rows = numberFormat(locale).format(drill.facts.rows ?? 0);
  return <p>{fill(copies.drilled, { time, rows })}</p>;
}
