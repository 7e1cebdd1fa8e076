import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { plural } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import type { Message } from '../forms/message.ts';
import { migrateExisting } from './content-api.ts';
import styles from './content-manager.module.css';
import { failureMessage } from './failure-detail.ts';
import { MessageLine } from './message-line.tsx';

/** Copies the built-in texts of both languages into drafts, and says how many were new. */
export function Migrate() {
  const owner = useOwner();
  const { migrate, migrate_help, migrating, messages } = owner.messages.contentManager;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message>();
  const bringIn = async () => {
    setBusy(true);
    setMessage(undefined);
    const result = await migrateExisting();
    setBusy(false);
    if (result.ok) {
      const { created } = result.value;
      const done = created > 0 ? plural(owner.locale, messages.migrated, created) : messages.migrated_none;
      setMessage({ text: done });
    } else {
      setMessage(failureMessage('content_migrate', result.failure, owner));
    }
    if (result.ok || result.failure.status === 401) await revalidate();
  };
  return (
    <div className={styles.migrate}>
      <Button isOutlined disabled={isBusy} aria-describedby="migrate-help" onClick={bringIn}>
        {isBusy ? migrating : migrate}
      </Button>
      <MessageLine message={message} />
      <p id="migrate-help" className={text.small}>
        {migrate_help}
      </p>
    </div>
  );
}
