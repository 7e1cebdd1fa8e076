import type { OwnerMessages } from '../../context/owner-context.ts';

/** Keys as ProseMirror names them, or characters to type; `Mod` is Ctrl, and ⌘ on a Mac. */
export interface KeyLine {
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
