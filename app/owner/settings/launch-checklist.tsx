import { useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameWarningDialog } from '../forms/name-warning.tsx';
import { ownerToasts } from '../forms/notices.tsx';
import { type NameMatchesFound, readNameMatches } from '../forms/overrides.ts';
import { pathOfField } from '../forms/setting-fields.ts';
import { useAction } from '../forms/use-action.ts';
import { ActionLink } from '../page-kit.tsx';
import { changeMessage } from './section.tsx';
import styles from './settings.module.css';
import type { Change, ChangeFailure } from './settings-actions.ts';
import { type ChecklistItem, hideable } from './settings-form.ts';
import { useSettings } from './use-section.ts';

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
      <p className={styles.lead} role="status">
        {left.length > 0 ? plural(owner.locale, samples.count, left.length) : samples.none}
      </p>
      <TextButton onClick={() => changes.showSamples(!settings.show_samples)}>
        {settings.show_samples ? samples.hide_all : samples.show_all}
      </TextButton>
      {changes.held && (
        <NameWarningDialog
          heading={guard.held_undo}
          places={changes.held.places}
          onOverride={changes.held.letOut}
          onCancel={changes.held.leave}
        />
      )}
      {changes.failure && <p className={field.error}>{changeMessage(changes.failure, owner)}</p>}
      <ul>
        {left.map((item) => (
          <ChecklistRow key={item.name} item={item} changes={changes} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <>
          <h3 className={text.small}>{samples.also_hidden}</h3>
          <ul>
            {hidden.map((item) => (
              <ChecklistRow key={item.name} item={item} changes={changes} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ChecklistRowProps {
  item: ChecklistItem;
  changes: ChecklistChanges;
}

function ChecklistRow({ item: { name, state, field: setting, canShow }, changes }: ChecklistRowProps) {
  const { messages, locale } = useOwner();
  const { samples } = messages.settings;
  const { samplePosts } = useSettings();
  const title = samples.items[name];
  const list = hideable.find((other) => other === name);
  return (
    <li className={styles.record}>
      <p>
        {title}
        {list && state === 'hidden' && <span className={text.small}>{samples.costs[list]}</span>}
        {name === 'posts' && state === 'sample' && (
          <span className={text.small}>{plural(locale, samples.posts_hide_help, samplePosts.shown)}</span>
        )}
        {name === 'legal' && (
          <span className={styles.links}>
            {(['privacy', 'terms'] as const).map((page) => (
              <a key={page} href={localized(paths[page], locale)} target="_blank" rel="noopener">
                {samples.legal_pages[page]}
              </a>
            ))}
          </span>
        )}
      </p>
      <div className={field.actions}>
        {setting && (
          <ActionLink to={pathOfField(setting)} aria-label={fill(samples.replace_label, { name: title })}>
            {samples.replace}
          </ActionLink>
        )}
        {list && state === 'sample' && (
          <TextButton
            aria-label={fill(samples.hide_label, { name: title })}
            onClick={() => changes.hide(list, title)}
          >
            {samples.hide}
          </TextButton>
        )}
        {list && canShow && (
          <TextButton
            aria-label={fill(samples.show_label, { name: title })}
            onClick={() => changes.show(list, title)}
          >
            {samples.show}
          </TextButton>
        )}
        {name === 'posts' && (
          <>
            <ActionLink to={paths.compose} aria-label={fill(samples.replace_label, { name: title })}>
              {samples.replace}
            </ActionLink>
            <TextButton
              aria-label={fill(canShow ? samples.show_label : samples.hide_label, { name: title })}
              onClick={() => changes.showPosts(canShow === true)}
            >
              {canShow ? samples.show : samples.hide}
            </TextButton>
          </>
        )}
        {name === 'legal' && <TextButton onClick={changes.confirmLegal}>{samples.legal_confirm}</TextButton>}
      </div>
    </li>
  );
}

interface Sent {
  fields: Record<string, string>;
  title: string;
}

type Done = Exclude<Change, { failure: ChangeFailure }>;

type Hideable = (typeof hideable)[number];

type ChecklistChanges = ReturnType<typeof useChecklistChanges>;

/** Returns the checklist's changes, each reported in a toast with Undo. */
function useChecklistChanges() {
  const { messages, locale } = useOwner();
  const { samples } = messages.settings;
  const [failure, setFailure] = useState<ChangeFailure>();
  const [held, setHeld] = useState<NameMatchesFound & Sent>();
  const submit = useAction<Change, Sent>(localized(paths.settingsPage('samples'), locale), (result, sent) => {
    const found = readNameMatches(result?.failure);
    setHeld(found && { ...found, ...sent });
    setFailure(found ? undefined : result?.failure);
    if (result && !result.failure) announce(result, sent.title);
  });
  const send = (fields: Sent['fields'], title: string) => submit(fields, { fields, title });
  /** `title`: the result, for the toast. */
  const save = (title: string, patch: object) =>
    send({ intent: 'save', patch: JSON.stringify(patch) }, title);

  const showPosts = (isListed: boolean, title: string) =>
    send({ intent: isListed ? 'show-posts' : 'hide-posts' }, title);

  const announce = (result: Done, title: string) => {
    const offer = (done: string, onAction: () => void) => {
      const altText = fill(messages.toasts.undo_alt, { action: done });
      ownerToasts.show({ title: done, action: { label: messages.toasts.undo, altText, onAction } });
    };
    if ('saved' in result && !result.isUndone) {
      offer(title, () =>
        send({ intent: 'save', patch: JSON.stringify(result.saved), undo: 'yes' }, messages.toasts.undone),
      );
    } else if ('samplePosts' in result && title !== messages.toasts.undone) {
      offer(title, () => showPosts(result.samplePosts === 'hidden', messages.toasts.undone));
    } else ownerToasts.show({ title });
  };

  return {
    hide: (list: Hideable, name: string) => save(fill(samples.hidden_now, { name }), { [list]: [] }),
    show: (list: Hideable, name: string) => save(fill(samples.shown_now, { name }), { [list]: null }),
    showSamples: (isListed: boolean) =>
      save(isListed ? samples.all_shown : samples.all_hidden, { show_samples: isListed }),
    showPosts: (isListed: boolean) =>
      showPosts(isListed, isListed ? samples.posts_shown : samples.posts_hidden),
    /** Confirms the default privacy page and terms. */
    confirmLegal: () => save(messages.toasts.settings_saved, { legal_read: true }),
    failure,
    held: held && {
      ...held,
      letOut: (reason: string) => submit({ ...held.fields, override_reason: reason }, held),
      leave: () => setHeld(undefined),
    },
  };
}
