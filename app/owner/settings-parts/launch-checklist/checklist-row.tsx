import { Link } from 'react-router';
import { fill, plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import styles from '../../settings/settings.module.css';
import { useSettings } from '../settings-context.ts';
import type { ChecklistItem } from './checklist-items.ts';
import { hideable } from './checklist-items.ts';
import type { ChecklistChanges } from './use-checklist-changes.ts';

interface ChecklistRowProps {
  item: ChecklistItem;
  changes: ChecklistChanges;
}

/** One piece of sample material, and what can be done about it. */
export function ChecklistRow({ item: { name, state, section, canShow }, changes }: ChecklistRowProps) {
  const { messages, locale } = useOwner();
  const { samples } = messages.settings;
  const { samplePosts } = useSettings();
  const title = samples.items[name];
  const list = hideable.find((other) => other === name);
  return (
    <li className={styles.row}>
      <p>
        {title}
        {list && state === 'hidden' && <span className={text.small}> {samples.costs[list]}</span>}
        {name === 'posts' && state === 'sample' && (
          <span className={text.small}> {plural(locale, samples.posts_hide_help, samplePosts.shown)}</span>
        )}
        {name === 'legal' && (
          <span className={styles.links}>
            {(['privacy', 'terms'] as const).map((page) => (
              <a key={page} href={localised(paths[page], locale)} target="_blank" rel="noopener">
                {samples.legal_pages[page]}
              </a>
            ))}
          </span>
        )}
      </p>
      <div className={styles.launchChecklistActions}>
        {section && (
          // No link of the router's: the browser's own moves the keyboard along to the section.
          <a
            className={text.action}
            href={`${localised(paths.settings, locale)}#${section}`}
            aria-label={fill(samples.replace_label, { name: title })}
          >
            {samples.replace}
          </a>
        )}
        {list && state === 'sample' && (
          <Act label={fill(samples.hide_label, { name: title })} onAct={() => changes.hide(list, title)}>
            {samples.hide}
          </Act>
        )}
        {list && canShow && (
          <Act label={fill(samples.show_label, { name: title })} onAct={() => changes.show(list, title)}>
            {samples.show}
          </Act>
        )}
        {name === 'posts' && (
          <>
            <Link
              className={text.action}
              to={localised(paths.compose, locale)}
              aria-label={fill(samples.replace_label, { name: title })}
            >
              {samples.replace}
            </Link>
            <Act
              label={fill(canShow ? samples.show_label : samples.hide_label, { name: title })}
              onAct={() => changes.showPosts(canShow === true)}
            >
              {canShow ? samples.show : samples.hide}
            </Act>
          </>
        )}
        {name === 'legal' && <Act onAct={changes.confirmLegal}>{samples.legal_confirm}</Act>}
      </div>
    </li>
  );
}

function Act({ label, onAct, children }: { label?: string; onAct: () => void; children: string }) {
  return (
    <TextButton aria-label={label} onClick={onAct}>
      {children}
    </TextButton>
  );
}
