import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import type { ListedSession } from '../../../core/auth/session-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { type Owner, useLocalTime, useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { useAction } from '../forms/use-action.ts';
import { ConfirmPassword, changeMessage } from './section.tsx';
import styles from './settings.module.css';
import type { Change, PasswordNeeded } from './settings-actions.ts';
import { useSettings } from './use-section.ts';

export function OpenSessions() {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { sessions } = messages.settings;
  const all = useSettings().sessions;
  const others = all.filter(({ is_own }) => !is_own).length;
  const message = useRef<HTMLParagraphElement>(null);
  const [isEnding, setEnding] = useState(false);
  const [needed, setNeeded] = useState<PasswordNeeded & { name: string }>();
  const [last, setLast] = useState<{ result: Change | undefined; name: string }>();
  const failure = last?.result?.failure;

  const action = localized(paths.settingsPage('security'), locale);
  const send = useAction<Change, string>(action, (result, name) => {
    setEnding(false);
    const failure = result?.failure;
    // Close the dialog before moving the focus, because closing restores the focus.
    flushSync(() => {
      setLast({ result, name });
      setNeeded(failure?.code === 'password_needed' ? { ...failure, name } : undefined);
    });
    // The focused button was removed with its session.
    if (result && !result.failure) message.current?.focus();
  });
  const end = (fields: Record<string, string>, name: string) => {
    if (isEnding) return;
    setEnding(true);
    setLast(undefined);
    send(fields, name);
  };
  const done = last?.result && !last.result.failure ? last.result : undefined;

  return (
    <>
      <p className={styles.help}>{others > 0 ? plural(locale, sessions.open, others) : sessions.none}</p>
      <Form
        method="post"
        className={field.fields}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          end({ intent: 'end-others' }, '');
        }}
      >
        <ul aria-label={sessions.list}>
          {all.map((session) => (
            <Entry
              key={session.id}
              session={session}
              onEnd={() => end({ end: session.id }, sessionName(session, owner))}
            />
          ))}
        </ul>
        <div className={field.actions}>
          {(others > 0 || isEnding) && (
            <Button type="submit" isOutlined name="intent" value="end-others">
              {isEnding ? sessions.ending : sessions.end}
            </Button>
          )}
          <p
            ref={message}
            role="status"
            tabIndex={-1}
            className={failure ? field.error : styles.sectionFormStatus}
          >
            {failure &&
              (failure.code === 'password_needed' ? sessions.not_ended : changeMessage(failure, owner))}
            {done && 'endedSessions' in done && plural(locale, sessions.ended, done.endedSessions)}
            {done && 'endedSession' in done && fill(sessions.ended_one, { name: last?.name ?? '' })}
          </p>
        </div>
      </Form>
      <ConfirmPassword
        question={
          needed && {
            proof: needed.proof,
            give: (password) => end({ ...needed.sent, password }, needed.name),
            cancel: () => setNeeded(undefined),
          }
        }
        isSaving={isEnding}
        body={messages.settings.confirm.ending}
      />
    </>
  );
}

/** Returns a session's name: its browser and operating system, if known. */
function sessionName({ browser, system }: ListedSession, { messages }: Owner): string {
  const { sessions } = messages.settings;
  if (browser && system) return fill(sessions.on, { browser, system });
  return browser || system || sessions.unknown;
}

function Entry({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const owner = useOwner();
  const { sessions } = owner.messages.settings;
  const name = sessionName(session, owner);
  const since = fill(sessions.since, { time: useLocalTime(session.created_at) });
  const used = fill(sessions.used, { time: useLocalTime(session.used_at) });
  return (
    <li className={styles.record}>
      <div>
        <p>
          <b>{name}</b> {session.is_own && <span className={text.badge}>{sessions.here}</span>}
        </p>
        <p className={text.small}>
          {since} · {used}
        </p>
      </div>
      {!session.is_own && (
        <TextButton
          type="submit"
          name="end"
          value={session.id}
          aria-label={fill(sessions.end_label, { name })}
          onClick={(event) => {
            event.preventDefault();
            onEnd();
          }}
        >
          {sessions.end_one}
        </TextButton>
      )}
    </li>
  );
}
