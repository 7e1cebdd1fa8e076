import type { ListedSession } from '../../../../core/auth/session-core.ts';
import { fill } from '../../../../messages/fill.ts';
import text from '../../../ui/text.module.css';
import { type Owner, useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import { TextButton } from '../../forms/button.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import styles from '../settings.module.css';

/** What a session is called in lists: its browser and system, as far as they are known. */
export function sessionName({ browser, system }: ListedSession, { messages }: Owner): string {
  const { sessions } = messages.settings;
  if (browser && system) return fill(sessions.on, { browser, system });
  return browser || system || sessions.unknown;
}

/** Where the owner is signed in; each entry ends its own session. It stands in the form that does so. */
export function SessionList({ onEnd }: { onEnd: (session: ListedSession) => void }) {
  const { sessions } = useSettings();
  const { messages } = useOwner();
  return (
    <ul className={styles.list} aria-label={messages.settings.sessions.list}>
      {sessions.map((session) => (
        <Entry key={session.id} session={session} onEnd={onEnd} />
      ))}
    </ul>
  );
}

function Entry({ session, onEnd }: { session: ListedSession; onEnd: (session: ListedSession) => void }) {
  const owner = useOwner();
  const { sessions } = owner.messages.settings;
  const name = sessionName(session, owner);
  const since = fill(sessions.since, { time: useLocalTime(session.created_at) });
  const used = fill(sessions.used, { time: useLocalTime(session.used_at) });
  return (
    <li>
      <p className={styles.sessionListName}>
        {name} {session.is_own && <span className={text.badge}>{sessions.here}</span>}
      </p>
      <p className={styles.times}>
        {since}; {used}
      </p>
      {!session.is_own && (
        <TextButton
          type="submit"
          name="end"
          value={session.id}
          aria-label={fill(sessions.end_label, { name })}
          onClick={(event) => {
            event.preventDefault();
            onEnd(session);
          }}
        >
          {sessions.end_one}
        </TextButton>
      )}
    </li>
  );
}
