import { type ReactNode, useRef, useState } from 'react';
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

type Opened = { window: 'add' | 'renew' } | { window: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys() {
  const { passkeys: labels } = useOwner().messages;
  const { passkeys, recovery_codes } = useSettings().passkeys;
  const obstacle = useObstacle();
  const message = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [status, setStatus] = useState('');
  const isFull = passkeys.length >= passkeyLimits.most;
  const window: WindowProps = {
    onClose: () => setOpened(undefined),
    onDone: (sentence, newCodes = null) => {
      setOpened(undefined);
      setStatus(sentence);
      setCodes(newCodes);
      // The clicked button may have been removed.
      message.current?.focus();
    },
  };

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
          <Button isOutlined onClick={() => setOpened({ window: 'add' })}>
            {labels.add}
          </Button>
        )}
        <p ref={message} role="status" tabIndex={-1} className={frame.sectionFormStatus}>
          {isFull && !status ? fill(labels.full, { max: passkeyLimits.most }) : status}
        </p>
      </div>
      {passkeys.length > 0 && (
        <RecoveryCodes codes={recovery_codes} onRenew={() => setOpened({ window: 'renew' })} />
      )}
      {opened?.window === 'add' && <AddPasskey {...window} count={passkeys.length} />}
      {opened?.window === 'rename' && <RenamePasskey {...window} passkey={opened.passkey} />}
      {opened?.window === 'remove' && (
        <RemovePasskey {...window} passkey={opened.passkey} isLast={passkeys.length === 1} />
      )}
      {opened?.window === 'renew' && <RenewCodes {...window} />}
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

interface WindowProps {
  onClose: () => void;
  /** Called with the result as a sentence, and the new recovery codes if there are any. */
  onDone: (sentence: string, codes?: string[] | null) => void;
}

/** Asks for a name and the password, then makes the browser create a passkey. */
function AddPasskey({ count, onClose, onDone }: WindowProps & { count: number }) {
  const owner = useOwner();
  const { passkeys } = owner.messages;
  const labels = passkeys.add_dialog;
  const name = useRef('');
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState('');

  const change = usePasskeyChange((done) => {
    if ('begun' in done) void make(done.begun);
    if ('added' in done) onDone(fill(passkeys.done.added, { name: done.added }), done.codes);
  });
  const make = async ({ id, options }: PasskeyRegistration) => {
    setMaking(true);
    const made = await makePasskey(options);
    setMaking(false);
    if (made.ok) {
      const response = JSON.stringify(made.response);
      return change.send('passkey-add', new FormData(), { id, name: name.current, response });
    }
    // The page itself canceled the request, so there is nothing to explain.
    if (made.error === 'aborted') setError('');
    else setError(made.error === 'unsupported' ? passkeys.unsupported : passkeys.failure[made.error]);
  };

  return (
    <PasskeyDialog
      heading={labels.heading}
      labels={labels}
      change={{ ...change, isBusy: change.isBusy || isMaking }}
      error={error}
      onClose={onClose}
      onSubmit={(form) => {
        name.current = String(form.get('name'));
        setError('');
        change.send('passkey-begin', form);
      }}
    >
      <p>
        {labels.body} {count === 0 && labels.ends_sessions}
      </p>
      <NameField value={count === 0 ? passkeys.first_name : fill(passkeys.next_name, { n: count + 1 })} />
      <PasswordField isWrong={change.isPasswordWrong} />
    </PasskeyDialog>
  );
}

function RenamePasskey({ passkey, onClose, onDone }: WindowProps & { passkey: Passkey }) {
  const { passkeys } = useOwner().messages;
  const labels = passkeys.rename_dialog;
  const change = usePasskeyChange(
    (done) => 'renamed' in done && onDone(fill(passkeys.done.renamed, { name: done.renamed })),
  );
  return (
    <PasskeyDialog
      heading={labels.heading}
      labels={labels}
      change={change}
      onClose={onClose}
      onSubmit={(form) => change.send('passkey-rename', form, { id: passkey.id })}
    >
      <NameField value={passkey.name} />
    </PasskeyDialog>
  );
}

interface RemovePasskeyProps extends WindowProps {
  passkey: Passkey;
  /** Whether removing the passkey turns off the second factor. */
  isLast: boolean;
}

function RemovePasskey({ passkey, isLast, onClose, onDone }: RemovePasskeyProps) {
  const { remove_dialog: labels, done: sentences } = useOwner().messages.passkeys;
  const change = usePasskeyChange((done) => {
    if (!('removed' in done)) return;
    onDone(fill(done.left === 0 ? sentences.off : sentences.removed, { name: done.removed }));
  });
  return (
    <PasskeyDialog
      heading={fill(labels.heading, { name: passkey.name })}
      labels={{ submit: isLast ? labels.submit_last : labels.submit, busy: labels.busy }}
      change={change}
      onClose={onClose}
      onSubmit={(form) =>
        change.send('passkey-remove', form, { id: passkey.id, turn_off: isLast ? 'yes' : 'no' })
      }
    >
      <p>{isLast ? labels.last : labels.body}</p>
      <PasswordField isWrong={change.isPasswordWrong} />
    </PasskeyDialog>
  );
}

function RenewCodes({ onClose, onDone }: WindowProps) {
  const { codes, done: sentences } = useOwner().messages.passkeys;
  const change = usePasskeyChange((done) => 'codes' in done && onDone(sentences.codes, done.codes));
  return (
    <PasskeyDialog
      heading={codes.renew_heading}
      labels={{ submit: codes.renew, busy: codes.renew_busy }}
      change={change}
      onClose={onClose}
      onSubmit={(form) => change.send('passkey-codes', form)}
    >
      <p>{codes.renew_body}</p>
      <PasswordField isWrong={change.isPasswordWrong} />
    </PasskeyDialog>
  );
}

function usePasskeyChange(onDone: (change: PasskeyChange) => unknown) {
  const { locale } = useOwner();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyChangeFailure>();
  const submit = useAction<PasskeyChange>(localized(paths.settingsPage('security'), locale), (result) => {
    setBusy(false);
    setFailure(result?.failure);
    if (result && !result.failure) onDone(result);
  });
  const send = (intent: string, form: FormData, more: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries({ ...more, intent })) form.set(name, value);
    setBusy(true);
    setFailure(undefined);
    submit(form);
  };
  return { send, isBusy, failure, isPasswordWrong: failure?.code === 'password_invalid' };
}

interface PasskeyDialogProps {
  heading: string;
  /** The button's label, and its label while busy. */
  labels: { submit: string; busy: string };
  change: Pick<ReturnType<typeof usePasskeyChange>, 'isBusy' | 'failure'>;
  /** The browser's error; '' without one. */
  error?: string;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

function PasskeyDialog(props: PasskeyDialogProps) {
  const { heading, labels, change, error, onSubmit, onClose, children } = props;
  const owner = useOwner();
  const { isBusy, failure } = change;
  const message = error || (failure && passkeyMessage(failure, owner));
  return (
    <Dialog onClose={onClose}>
      <DialogHeading>{heading}</DialogHeading>
      <form
        className={field.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
        {message && (
          <p role="alert" className={field.error}>
            {message}
          </p>
        )}
        <div className={field.actions}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? labels.busy : labels.submit}
          </Button>
          <DialogClose className={text.action}>{owner.messages.passkeys.cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

function PasswordField({ isWrong }: { isWrong: boolean }) {
  const { password } = useOwner().messages.passkeys;
  return (
    <>
      <OwnerNameInput />
      <TextField
        label={password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={isWrong || undefined}
      />
    </>
  );
}

function NameField({ value }: { value: string }) {
  const { name, name_help } = useOwner().messages.passkeys;
  return (
    <TextField label={name} help={name_help} name="name" defaultValue={value} required autoComplete="off" />
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
