import text from '../../../ui/text.module.css';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../editor.module.css';
import { keyNames } from './tool-menu.tsx';

export function KeySheet({ onClose }: { onClose: () => void }) {
  const { messages } = useOwner();
  const { keys } = messages.writing;
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
            <dl>
              {lines.map(([pressed, action]) => (
                <div key={pressed} className={styles.line}>
                  <dt>{action}</dt>
                  <dd>
                    {(isChord(pressed) ? keyNames(pressed, keys.names_of) : [pressed.replace(' ', '␣')]).map(
                      (part) => (
                        <kbd key={part} className={styles.key}>
                          {part}
                        </kbd>
                      ),
                    )}
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

interface KeyGroup {
  heading: string;
  /** Keys in ProseMirror's notation, or characters to type; `Mod` is Ctrl, or ⌘ on a Mac. */
  lines: [keys: string, action: string][];
}

/** Returns all shortcuts. `key-sheet.test.ts` compares them with the editor's key bindings. */
export function keyGroups({ compose, writing }: Pick<OwnerMessages, 'compose' | 'writing'>): KeyGroup[] {
  const { toolbar, find } = compose;
  const { groups, names, heading } = writing.keys;
  return [
    {
      heading: groups.text,
      lines: [
        ['Mod-b', toolbar.bold],
        ['Mod-i', toolbar.italic],
        ['Mod-u', toolbar.underline],
        ['Mod-k', toolbar.link],
        ['Mod-z', toolbar.undo],
        ['Mod-Shift-z', toolbar.redo],
      ],
    },
    {
      heading: groups.blocks,
      lines: [
        ['Mod-Alt-0', toolbar.paragraph],
        ['Mod-Alt-2', toolbar.heading_2],
        ['Mod-Alt-3', toolbar.heading_3],
        ['Mod-Shift-b', toolbar.quote],
        ['Mod-Shift-8', toolbar.bullets],
        ['Mod-Shift-7', toolbar.numbers],
        ['Tab', names.indent],
        ['Shift-Tab', names.outdent],
        ['Shift-Enter', names.new_line],
        ['Mod-Shift-l', toolbar.align_left],
        ['Mod-Shift-e', toolbar.align_center],
        ['Mod-Shift-r', toolbar.align_right],
        ['Mod-Shift-j', toolbar.align_justify],
      ],
    },
    {
      heading: groups.typed,
      lines: [
        ['/', names.menu],
        ['## ', toolbar.heading_2],
        ['### ', toolbar.heading_3],
        ['- ', toolbar.bullets],
        ['1. ', toolbar.numbers],
        ['> ', toolbar.quote],
        ['**…**', toolbar.bold],
        ['*…*', toolbar.italic],
        ['[…](…)', toolbar.link],
        ['Backspace', names.take_back],
      ],
    },
    {
      heading: groups.moving,
      lines: [
        ['Mod-s', names.save],
        ['Mod-Shift-Enter', names.publish],
        ['Mod-Shift-d', names.compare],
        ['F6', names.areas],
        ['Mod-f', find.heading],
        ['Mod-/', toolbar.html],
        ['Alt-F10', names.toolbar],
        ['Mod-?', heading],
        ['Escape', names.leave],
      ],
    },
  ];
}

/** Checks whether keys are pressed together, not typed one by one. */
export function isChord(keys: string): boolean {
  return /^(Mod|Shift|Alt)-|^(Tab|Escape|Backspace|F6)$/.test(keys);
}
