import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../editor.module.css';
import { isChord, keyGroups } from './key-list.ts';

const onMac: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** All that keys do in the text, on one sheet. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { messages } = useOwner();
  const { keys } = messages.writing;
  const names: Record<string, string> = {
    ...keys.names_of,
    ...(/Mac|iPhone|iPad/.test(navigator.platform) && onMac),
  };
  return (
    <Dialog className={styles.sheet} onClose={onClose}>
      <div className={dialog.head}>
        <DialogHeading>{keys.heading}</DialogHeading>
        <DialogClose className={text.action}>{keys.close}</DialogClose>
      </div>
      <div className={styles.groups}>
        {keyGroups(messages).map(({ heading, lines }) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <dl className={styles.lines}>
              {lines.map(({ keys: pressed, does }) => (
                <div key={pressed} className={styles.line}>
                  <dt>{does}</dt>
                  <dd>
                    {(isChord(pressed) ? pressed.split('-') : [pressed.replace(' ', '␣')]).map((part) => (
                      <kbd key={part} className={styles.key}>
                        {names[part] ?? (part.length === 1 ? part.toUpperCase() : part)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
