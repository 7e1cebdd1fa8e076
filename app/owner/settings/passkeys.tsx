import { useRef, useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import {
  type Passkey,
  type PasskeyOverview,
  type PasskeyRegistration,
  passkeyLimits,
} from '../../../shared/sign-in.ts';
import text from '../../ui/text.module.css';
import { makePasskey } from '../auth/passkey-ceremony.ts';
import { OwnerNameInput } from '../auth/password-input.tsx';
import { proofFailure } from '../auth/sign-in-actions.ts';
import { signInMessage } from '../auth/sign-in-message.ts';
import { useIsInBrowser } from '../context/browser.ts';
import { type Owner, useLocalTime, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { Button, TextButton, TextField } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { useAction } from '../forms/use-action.ts';
import styles from './fields.module.css';
import type { PasskeyChange, PasskeyChangeFailure } from './passkey-actions.ts';
import frame from './settings.module.css';
import { useSettings } from './use-section.ts';

/** A window is named after its form. */
type Opened = { window: 'begin' | 'codes' } | { window: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys() {
  const { passkeys: labels } = useOwner().messages;
  const { passkeys, recovery_codes } = useSettings().passkeys;
  const obstacle = useObstacle();
  const message = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [status, setStatus] = useState('');
  const isFull = passkeys.length >= passkeyLimits.most;
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={frame.help}>{labels.none}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {obstacle && <p className={frame.help}>{obstacle}</p>}
      <div className={field.actions}>
        {!obstacle && !isFull && (
          <Button isOutlined onClick={() => setOpened({ window: 'begin' })}>
            {labels.add}
          </Button>
        )}
        <p ref={message} role="status" tabIndex={-1} className={frame.sectionFormStatus}>
          {isFull && !status ? fill(labels.full, { max: passkeyLimits.most }) : status}
        </p>
      </div>
      {passkeys.length > 0 && (
        <RecoveryCodes codes={recovery_codes} onRenew={() => setOpened({ window: 'codes' })} />
      )}
      {opened && (
        <PasskeyDialog
          opened={opened}
          count={passkeys.length}
          onClose={() => setOpened(undefined)}
          onDone={(sentence, newCodes = null) => {
            setOpened(undefined);
            setStatus(sentence);
            setCodes(newCodes);
            // The clicked button may have been removed.
            message.current?.focus();
          }}
        />
      )}
      {codes && (
        <NewCodes
          codes={codes}
          onSaved={() => {
            setCodes(null);
            message.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Returns why no passkey can be created on this page, as a sentence; undefined if one can. Known only in the browser. */
function useObstacle(): string | undefined {
  const { passkeys } = useOwner().messages;
  const { origin, obstacle } = useSettings().passkeys;
  const isInBrowser = useIsInBrowser();
  if (obstacle) return passkeys[obstacle];
  if (!isInBrowser) return undefined;
  if (location.origin !== origin) return fill(passkeys.elsewhere, { origin: origin ?? '' });
  return typeof PublicKeyCredential === 'function' ? undefined : passkeys.unsupported;
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (opened: Opened) => void }) {
  const { passkeys } = useOwner().messages;
  const { name, created_at, last_used_at, backed_up, host, usable } = passkey;
  const made = useLocalTime(created_at);
  const used = useLocalTime(last_used_at ?? '');
  const facts = [
    fill(passkeys.made, { date: made }),
    last_used_at ? fill(passkeys.last_used, { date: used }) : passkeys.not_used,
    ...(backed_up ? [passkeys.synced] : []),
  ];
  return (
    <li className={frame.record}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={text.small}>{facts.join(' · ')}</p>
        {!usable && <p className={text.small}>{fill(passkeys.other_host, { host })}</p>}
      </div>
      <div className={field.actions}>
        {(['rename', 'remove'] as const).map((window) => (
          <TextButton
            key={window}
            aria-label={fill(passkeys.labeled, { action: passkeys[window], name })}
            onClick={() => onOpen({ window, passkey })}
          >
            {passkeys[window]}
          </TextButton>
        ))}
      </div>
    </li>
  );
}

interface RecoveryCodesProps {
  codes: PasskeyOverview['recovery_codes'];
  onRenew: () => void;
}

function RecoveryCodes({ codes: { left, created_at }, onRenew }: RecoveryCodesProps) {
  const { messages, locale } = useOwner();
  const { codes } = messages.passkeys;
  const date = useLocalTime(created_at ?? '');
  return (
    <div>
      <h3>{codes.heading}</h3>
      {left > 0 && <p>{fill(plural(locale, codes.left, left), { date })}</p>}
      {left <= passkeyLimits.fewCodes && (
        <p className={field.error}>{left === 0 ? codes.gone : plural(locale, codes.few, left)}</p>
      )}
      <TextButton onClick={onRenew}>{codes.renew}</TextButton>
    </div>
  );
}

interface PasskeyDialogProps {
  opened: Opened;
  /** The number of passkeys. Removing the last one turns off the second factor. */
  count: number;
  onClose: () => void;
  /** Called with the result as a sentence, and the new recovery codes if there are any. */
  onDone: (sentence: string, codes?: string[] | null) => void;
}

/** Asks for a name, the password or both, then makes the change. The browser creates a new passkey. */
function PasskeyDialog({ opened, count, onClose, onDone }: PasskeyDialogProps) {
  const owner = useOwner();
  const { passkeys } = owner.messages;
  const { add_dialog: add, rename_dialog: rename, remove_dialog: remove, codes, done: sentences } = passkeys;
  const { window } = opened;
  const passkey = 'passkey' in opened ? opened.passkey : undefined;
  const isLast = window === 'remove' && count === 1;
  const name = useRef('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const send = useAction<PasskeyChange>(localized(paths.settingsPage('security'), owner.locale), (done) => {
    if (done && 'begun' in done) return void make(done.begun);
    setBusy(false);
    if (!done) return;
    if (done.failure) setError(passkeyMessage(done.failure, owner));
    else if ('added' in done) onDone(fill(sentences.added, { name: done.added }), done.codes);
    else if ('renamed' in done) onDone(fill(sentences.renamed, { name: done.renamed }));
    else if ('codes' in done) onDone(sentences.codes, done.codes);
    else onDone(fill(done.left === 0 ? sentences.off : sentences.removed, { name: done.removed }));
  });
  const make = async ({ id, options }: PasskeyRegistration) => {
    const made = await makePasskey(options);
    if (made.ok) {
      const response = JSON.stringify(made.response);
      return send({ intent: 'passkey-add', id, name: name.current, response });
    }
    setBusy(false);
    // If the page itself canceled the request, there is nothing to explain.
    if (made.error === 'aborted') return;
    setError(made.error === 'unsupported' ? passkeys.unsupported : passkeys.failure[made.error]);
  };

  const newName = count === 0 ? passkeys.first_name : fill(passkeys.next_name, { n: count + 1 });
  const labels = {
    begin: { ...add, body: count === 0 ? `${add.body} ${add.ends_sessions}` : add.body },
    rename: { ...rename, body: '' },
    remove: { ...remove, ...(isLast && { body: remove.last, submit: remove.submit_last }) },
    codes: {
      heading: codes.renew_heading,
      body: codes.renew_body,
      submit: codes.renew,
      busy: codes.renew_busy,
    },
  }[window];
  return (
    <Dialog onClose={onClose}>
      <DialogHeading>{fill(labels.heading, { name: passkey?.name ?? '' })}</DialogHeading>
      <form
        className={field.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          const form = new FormData(event.currentTarget);
          name.current = String(form.get('name'));
          form.set('intent', `passkey-${window}`);
          form.set('id', passkey?.id ?? '');
          form.set('turn_off', isLast ? 'yes' : 'no');
          setBusy(true);
          setError('');
          send(form);
        }}
      >
        {labels.body && <p>{labels.body}</p>}
        {(window === 'begin' || window === 'rename') && (
          <TextField
            label={passkeys.name}
            help={passkeys.name_help}
            name="name"
            defaultValue={passkey?.name ?? newName}
            required
            autoComplete="off"
          />
        )}
        {window !== 'rename' && (
          <>
            <OwnerNameInput />
            <TextField
              label={passkeys.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
        {error && (
          <p role="alert" className={field.error}>
            {error}
          </p>
        )}
        <div className={field.actions}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? labels.busy : labels.submit}
          </Button>
          <DialogClose className={text.action}>{passkeys.cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

function passkeyMessage(failure: PasskeyChangeFailure, owner: Owner): string {
  const { passkeys, errors } = owner.messages;
  const failures = passkeys.failure;
  switch (failure.code) {
    case 'password_invalid':
    case 'password_expired':
    case 'locked_out':
    case 'sign_in_paused':
    case 'sign_in_busy':
    case 'client_gone':
      return signInMessage(proofFailure(failure), owner);
    case 'signed_out':
    case 'network':
    case 'server':
      return requestMessage(failure.code, errors);
    case 'passkeys_unavailable':
      return failures.failed;
    case 'too_many_passkeys':
      return fill(passkeys.full, { max: passkeyLimits.most });
    case 'passkey_known':
      return failures.known;
    case 'passkey_not_found':
      return failures.not_found;
    case 'name_required':
      return fill(failures.name_required, { max: passkeyLimits.name });
    case 'registration_expired':
    case 'registration_invalid':
    case 'last_passkey':
      return failures[failure.code];
  }
}

/** The recovery codes, shown once, to copy, download or print. */
function NewCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { brand, messages, origin } = useOwner();
  const labels = messages.passkeys.codes;
  const [status, setStatus] = useState('');
  const title = fill(labels.list, { brand });
  const lines = `${title}\n${origin}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog className={styles.shown}>
      <DialogHeading>{labels.shown_heading}</DialogHeading>
      <p>{labels.shown_body}</p>
      <div className={styles.sheet}>
        <p className={text.small}>{title}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={field.actions}>
        <TextButton
          onClick={() =>
            navigator.clipboard.writeText(lines).then(
              () => setStatus(labels.copied),
              () => setStatus(labels.not_copied),
            )
          }
        >
          {labels.copy}
        </TextButton>
        <a
          className={text.action}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines)}`}
          download={labels.file}
        >
          {labels.download}
        </a>
        <TextButton onClick={() => print()}>{labels.print}</TextButton>
        <p role="status" className={text.small}>
          {status}
        </p>
      </div>
      <div className={field.actions}>
        <Button onClick={onSaved}>{labels.kept}</Button>
      </div>
    </Dialog>
  );
}
