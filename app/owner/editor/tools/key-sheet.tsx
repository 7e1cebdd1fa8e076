import text from '../../../ui/text.module.css';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../editor.module.css';

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

/** Keys as ProseMirror names them, or characters to type; `Mod` is Ctrl, and ⌘ on a Mac. */
interface KeyLine {
  keys: string;
  does: string;
}

interface KeyGroup {
  heading: string;
  lines: KeyLine[];
}

/** What keys do in the text. `key-list.test.ts` holds it against what is bound. */
export function keyGroups({ compose, writing }: Pick<OwnerMessages, 'compose' | 'writing'>): KeyGroup[] {
  const { toolbar, find } = compose;
  const { groups, names, heading } = writing.keys;
  const line = (keys: string, does: string): KeyLine => ({ keys, does });
  return [
    {
      heading: groups.text,
      lines: [
        line('Mod-b', toolbar.bold),
        line('Mod-i', toolbar.italic),
        line('Mod-u', toolbar.underline),
        line('Mod-k', toolbar.link),
        line('Mod-z', toolbar.undo),
        line('Mod-Shift-z', toolbar.redo),
      ],
    },
    {
      heading: groups.blocks,
      lines: [
        line('Mod-Alt-0', toolbar.paragraph),
        line('Mod-Alt-2', toolbar.heading_2),
        line('Mod-Alt-3', toolbar.heading_3),
        line('Mod-Shift-b', toolbar.quote),
        line('Mod-Shift-8', toolbar.bullets),
        line('Mod-Shift-7', toolbar.numbers),
        line('Tab', names.indent),
        line('Shift-Tab', names.outdent),
        line('Shift-Enter', names.new_line),
        line('Mod-Shift-l', toolbar.align_left),
        line('Mod-Shift-e', toolbar.align_center),
        line('Mod-Shift-r', toolbar.align_right),
        line('Mod-Shift-j', toolbar.align_justify),
      ],
    },
    {
      heading: groups.typed,
      lines: [
        line('/', names.menu),
        line('## ', toolbar.heading_2),
        line('### ', toolbar.heading_3),
        line('- ', toolbar.bullets),
        line('1. ', toolbar.numbers),
        line('> ', toolbar.quote),
        line('**…**', toolbar.bold),
        line('*…*', toolbar.italic),
        line('[…](…)', toolbar.link),
        line('Backspace', names.take_back),
      ],
    },
    {
      heading: groups.moving,
      lines: [
        line('Mod-s', names.save),
        line('Mod-f', find.heading),
        line('Mod-/', toolbar.html),
        line('Alt-F10', names.toolbar),
        line('Mod-?', heading),
        line('Escape', names.leave),
      ],
    },
  ];
}

/** Whether keys are pressed together, and not typed one by one. */
export function isChord(keys: string): boolean {
  return /^(Mod|Shift|Alt)-|^(Tab|Escape|Backspace)$/.test(keys);
}
