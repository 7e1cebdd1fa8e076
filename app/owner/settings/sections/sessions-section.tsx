import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import { fill, plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import field from '../../forms/forms.module.css';
import { useAction } from '../../forms/use-action.ts';
import type { PasswordNeeded } from '../../settings-parts/ask-password.ts';
import { changeMessage } from '../../settings-parts/change-message.ts';
import type { Change } from '../../settings-parts/change-settings.ts';
import { ConfirmPassword } from '../../settings-parts/confirm-password.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { SectionFields } from '../../settings-parts/section-fields.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { SettingsSection } from '../../settings-parts/settings-section.tsx';
import { useSection } from '../../settings-parts/use-section.ts';
import styles from '../settings.module.css';
import { SessionList, sessionName } from './session-list.tsx';

/** Where the owner is signed in, and the ways to end that; this browser stays signed in. */
export function SessionsSection() {
  const { sessions } = useOwner().messages.settings;
  return (
    <SettingsSection id="sessions" heading={sessions.heading}>
      <OpenSessions />
      <IdleTime />
    </SettingsSection>
  );
}

function OpenSessions() {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { sessions } = messages.settings;
  const others = useSettings().sessions.filter(({ is_own }) => !is_own).length;
  const message = useRef<HTMLParagraphElement>(null);
  const [isEnding, setEnding] = useState(false);
  const [needed, setNeeded] = useState<PasswordNeeded & { name: string }>();
  const [last, setLast] = useState<{ result: Change | undefined; name: string }>();
  const failure = last?.result?.failure;

  const action = localised(paths.settings, locale);
  const send = useAction<Change, string>(action, (result, name) => {
    setEnding(false);
    const failure = result?.failure;
    // The question has gone before the focus is set, which it would take along.
    flushSync(() => {
      setLast({ result, name });
      setNeeded(failure?.code === 'password_needed' ? { ...failure, name } : undefined);
    });
    // The button that had the focus has nothing more to do, and goes.
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
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          end({ intent: 'end-others' }, '');
        }}
      >
        <SessionList onEnd={(session) => end({ end: session.id }, sessionName(session, owner))} />
        <div className={styles.actions}>
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

const names = ['session_idle_hours'] as const;

/** After how long without use a session ends. */
function IdleTime() {
  const { idle, idle_help } = useOwner().messages.settings.sessions;
  const section = useSection('sessions', names);
  return (
    <SectionFields section={section} className={styles.idle}>
      <TextField {...section.field('session_idle_hours')} type="number" label={idle} help={idle_help} />
    </SectionFields>
  );
}
