import { useRef, useState } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import {
  type Passkey,
  type PasskeyOverview,
  type PasskeyRegistration,
  passkeyLimits,
} from '../../../../shared/passkeys.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import frame from '../../settings/settings.module.css';
import styles from '../fields.module.css';
import { useSettings } from '../settings-context.ts';
import { makePasskey } from './make-passkey.ts';
import { NewCodes } from './new-codes.tsx';
import { NameField, PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { makingMessage } from './passkey-message.ts';
import { usePasskeyChange } from './use-passkey-change.ts';

/** Which window is open over the list. */
type Opened = { window: 'add' | 'renew' } | { window: 'rename' | 'remove'; passkey: Passkey };

/** The list of passkeys with all that can be done to them. `onAdded` is called once a new one's codes were seen. */
export function Passkeys({ onAdded }: { onAdded?: (() => void) | undefined }) {
  const { passkeys: labels } = useOwner().messages;
  const { passkeys, recovery_codes: left } = useSettings().passkeys;
  const obstacle = useObstacle();
  const message = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<{ list: string[]; isNew: boolean }>();
  const [status, setStatus] = useState('');
  const close = () => setOpened(undefined);
  const announce = (sentence: string) => {
    close();
    setStatus(sentence);
    // What was pressed may be gone with what it belonged to.
    message.current?.focus();
  };

  return (
    <>
      {passkeys.length === 0 ? (
        <p className={frame.help}>{labels.none}</p>
      ) : (
        <ul className={styles.passkeysList}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ window: 'rename', passkey })}
              onRemove={() => setOpened({ window: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {obstacle && <p className={frame.help}>{obstacle}</p>}
      <div className={frame.actions}>
        {!obstacle && passkeys.length < passkeyLimits.most && (
          <Button isOutlined onClick={() => setOpened({ window: 'add' })}>
            {labels.add}
          </Button>
        )}
        <p ref={message} role="status" tabIndex={-1} className={frame.sectionFormStatus}>
          {passkeys.length >= passkeyLimits.most && !status
            ? fill(labels.full, { max: passkeyLimits.most })
            : status}
        </p>
      </div>
      {passkeys.length > 0 && <RecoveryCodes codes={left} onRenew={() => setOpened({ window: 'renew' })} />}
      {opened?.window === 'add' && (
        <AddPasskey
          count={passkeys.length}
          onClose={close}
          onAdded={(name, list) => {
            announce(fill(labels.done.added, { name }));
            if (list) setCodes({ list, isNew: true });
            else onAdded?.();
          }}
        />
      )}
      {opened?.window === 'rename' && (
        <RenamePasskey
          passkey={opened.passkey}
          onClose={close}
          onRenamed={(name) => announce(fill(labels.done.renamed, { name }))}
        />
      )}
      {opened?.window === 'remove' && (
        <RemovePasskey
          passkey={opened.passkey}
          isLast={passkeys.length === 1}
          onClose={close}
          onRemoved={(name, rest) =>
            announce(fill(rest === 0 ? labels.done.off : labels.done.removed, { name }))
          }
        />
      )}
      {opened?.window === 'renew' && (
        <RenewCodes
          onClose={close}
          onRenewed={(list) => {
            announce(labels.done.codes);
            setCodes({ list, isNew: false });
          }}
        />
      )}
      {codes && (
        <NewCodes
          codes={codes.list}
          onSaved={() => {
            setCodes(undefined);
            message.current?.focus();
            if (codes.isNew) onAdded?.();
          }}
        />
      )}
    </>
  );
}

/** Why no passkey can be made on this page, as a sentence; undefined where one can. Known in the browser only. */
function useObstacle(): string | undefined {
  const { messages } = useOwner();
  const { origin, obstacle } = useSettings().passkeys;
  const isInBrowser = useIsInBrowser();
  if (obstacle) return messages.passkeys[obstacle];
  if (!isInBrowser) return undefined;
  if (location.origin !== origin) return fill(messages.passkeys.elsewhere, { origin: origin ?? '' });
  return typeof PublicKeyCredential === 'function' ? undefined : messages.passkeys.unsupported;
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const labels = useOwner().messages.passkeys.rename_dialog;
  const change = usePasskeyChange((done) => 'renamed' in done && onRenamed(done.renamed));
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

interface RenewCodesProps {
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}

/** Makes new recovery codes, for the password. */
function RenewCodes({ onClose, onRenewed }: RenewCodesProps) {
  const { codes } = useOwner().messages.passkeys;
  const change = usePasskeyChange((done) => 'codes' in done && done.codes && onRenewed(done.codes));
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

interface RecoveryCodesProps {
  codes: PasskeyOverview['recovery_codes'];
  onRenew: () => void;
}

/** How many recovery codes are left, with a warning when they are few. */
function RecoveryCodes({ codes: { left, created_at }, onRenew }: RecoveryCodesProps) {
  const { messages, locale } = useOwner();
  const { codes } = messages.passkeys;
  const date = useLocalTime(created_at ?? '');
  return (
    <div className={styles.codes}>
      <h3 className={styles.subheading}>{codes.heading}</h3>
      {left > 0 && <p>{fill(plural(locale, codes.left, left), { date })}</p>}
      {left <= passkeyLimits.fewCodes && (
        <p className={field.error}>{left === 0 ? codes.gone : plural(locale, codes.few, left)}</p>
      )}
      <TextButton onClick={onRenew}>{codes.renew}</TextButton>
    </div>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  /** With it the second factor ends. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: (name: string, left: number) => void;
}

/** Removes a passkey, after asking, and for the password alone. */
function RemovePasskey({ passkey, isLast, onClose, onRemoved }: RemovePasskeyProps) {
  const labels = useOwner().messages.passkeys.remove_dialog;
  const change = usePasskeyChange((done) => 'removed' in done && onRemoved(done.removed, done.left));
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

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: when it was made and used, and what can be done to it. */
function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
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
    <li className={styles.passkey}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={text.small}>{facts.join(' · ')}</p>
        {!usable && <p className={text.small}>{fill(passkeys.other_host, { host })}</p>}
      </div>
      <div className={styles.passkeysTools}>
        {(
          [
            [passkeys.rename, onRename],
            [passkeys.remove, onRemove],
          ] as const
        ).map(([action, act]) => (
          <TextButton key={action} aria-label={fill(passkeys.labelled, { action, name })} onClick={act}>
            {action}
          </TextButton>
        ))}
      </div>
    </li>
  );
}

interface AddPasskeyProps {
  /** How many there are. */
  count: number;
  onClose: () => void;
  /** `codes`: the recovery codes that came with it. */
  onAdded: (name: string, codes: string[] | null) => void;
}

/** Asks for name and password, then has the browser make a passkey. */
function AddPasskey({ count, onClose, onAdded }: AddPasskeyProps) {
  const owner = useOwner();
  const { passkeys } = owner.messages;
  const labels = passkeys.add_dialog;
  const name = useRef('');
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState('');

  const change = usePasskeyChange((done) => {
    if ('begun' in done) void make(done.begun);
    if ('added' in done) onAdded(done.added, done.codes);
  });
  const make = async ({ id, options }: PasskeyRegistration) => {
    setMaking(true);
    const made = await makePasskey(options);
    setMaking(false);
    if (!made.ok) return setError(makingMessage(made.error, owner));
    change.send('passkey-add', new FormData(), {
      id,
      name: name.current,
      response: JSON.stringify(made.response),
    });
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
