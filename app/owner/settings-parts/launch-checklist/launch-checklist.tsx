import { plural } from '../../../../messages/fill.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import field from '../../forms/forms.module.css';
import { HeldDialog } from '../../forms/held-dialog.tsx';
import styles from '../../settings/settings.module.css';
import { changeMessage } from '../change-message.ts';
import { useSettings } from '../settings-context.ts';
import { ChecklistRow } from './checklist-row.tsx';
import { useChecklistChanges } from './use-checklist-changes.ts';

/** What visitors still see as a sample: each can be replaced or hidden, and what is hidden shown again. */
export function LaunchChecklist() {
  const owner = useOwner();
  const { settings: sentences, guard } = owner.messages;
  const { samples } = sentences;
  const { checklist, settings } = useSettings();
  const changes = useChecklistChanges();
  const left = checklist.filter(({ state }) => state === 'sample');
  const hidden = checklist.filter(({ state }) => state === 'hidden');
  return (
    <>
      <p className={left.length > 0 ? styles.count : styles.none} role="status">
        {left.length > 0 ? plural(owner.locale, samples.count, left.length) : samples.none}
      </p>
      <TextButton onClick={() => changes.showSamples(!settings.show_samples)}>
        {settings.show_samples ? samples.hide_all : samples.show_all}
      </TextButton>
      {changes.held && (
        <HeldDialog
          heading={guard.held_undo}
          places={changes.held.places}
          onLetOut={changes.held.letOut}
          onLeave={changes.held.leave}
        />
      )}
      {changes.failure && <p className={field.error}>{changeMessage(changes.failure, owner)}</p>}
      <ul className={styles.launchChecklistList}>
        {left.map((item) => (
          <ChecklistRow key={item.name} item={item} changes={changes} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <>
          <h3 className={`${text.small} ${styles.hidden}`}>{samples.also_hidden}</h3>
          <ul className={styles.launchChecklistList}>
            {hidden.map((item) => (
              <ChecklistRow key={item.name} item={item} changes={changes} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
