import { useEffect } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { isCommand, useListener } from '../context/browser.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameWarningDialog } from '../forms/name-warning.tsx';
import { ownerToasts } from '../forms/notices.tsx';
import { settingFields } from '../forms/setting-fields.ts';
import { ConfirmPassword, changeMessage, fieldId, focusAnchor } from './section.tsx';
import styles from './settings.module.css';
import type { Section } from './use-section.ts';

/** Longer values aren't shown in the bar, in characters. */
const longestValue = 40;

/** Saves or discards the page's changes and names them. Shown at the bottom while there are any. */
export function SaveBar({ section }: { section: Section }) {
  const owner = useOwner();
  const { guard, settings, toasts } = owner.messages;
  const { changes, done, failure, held, isRestored, isSaving } = section;
  const count = plural(owner.locale, settings.changes.count, changes.length);

  useListener(
    'keydown',
    (event) => {
      if (event.key !== 's' || !isCommand(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (changes.length > 0 && !isSaving) section.save();
    },
    'document',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each save once
  useEffect(() => {
    if (!done) return;
    const title = done.isUndone ? settings.undone : settings.saved;
    const altText = fill(toasts.undo_alt, { action: title });
    const action = { label: settings.undo, altText, onAction: section.undo };
    ownerToasts.show({ title, ...(!done.isUndone && { action }) });
  }, [done]);

  useEffect(() => {
    const first = failure?.code === 'invalid' ? failure.errors[0] : undefined;
    if (first) focusAnchor(fieldId(first.at));
  }, [failure]);

  return (
    <>
      {(changes.length > 0 || isSaving || failure) && (
        <section className={styles.bar} aria-label={settings.changes.label}>
          <div>
            <p role="status" className={failure ? field.error : styles.changeCount}>
              {failure && !held && changeMessage(failure, owner)}
              {!failure && isRestored && `${settings.restored} `}
              {!failure && (isSaving ? settings.saving : count)}
            </p>
            {changes.length > 0 && <p className={text.small}>{changesText(changes, owner)}</p>}
          </div>
          <TextButton isBusy={isSaving} onClick={section.discard}>
            {settings.discard}
          </TextButton>
          <Button isBusy={isSaving} onClick={section.save}>
            {settings.save}
          </Button>
        </section>
      )}
      {held && (
        <NameWarningDialog
          heading={guard.held_settings}
          places={held.places}
          isBusy={isSaving}
          onOverride={held.letOut}
          onCancel={held.cancel}
        />
      )}
      <ConfirmPassword question={section.needsPassword} isSaving={isSaving} />
    </>
  );
}

/** Returns the names of the changed fields, or what changed if it is only one with short values. */
function changesText(changes: Section['changes'], { messages }: Owner): string {
  const texts = settingFields(messages);
  const { empty, off, on, one } = messages.settings.changes;
  const [only] = changes.length === 1 ? changes : [];
  if (!only) return changes.map(({ name }) => texts[name].label).join(', ');
  const { label, choices } = texts[only.name];
  const show = (value: unknown) => {
    if (typeof value === 'boolean') return value ? on : off;
    return typeof value === 'string' ? (choices?.[value] ?? (value.trim() || empty)) : '';
  };
  const [was, now] = [show(only.was), show(only.now)];
  const isShort = was !== now && [was, now].every((value) => value && value.length <= longestValue);
  return isShort ? fill(one, { name: label, was, now }) : label;
}
