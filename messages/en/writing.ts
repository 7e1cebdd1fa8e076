/** What helps while one writes: the menu of blocks, the outline, the quiet mode, the keys. */
export const writing = {
  slash: {
    label: 'Blocks',
    count: {
      one: '{count} block. Use the arrow keys and Enter.',
      other: '{count} blocks. Use the arrow keys and Enter.',
    },
    none: 'No block is called that',
  },
  outline: {
    heading: 'Outline',
    empty: 'Headings of the text come here.',
    close: 'Close the outline',
  },
  quiet: {
    begin: 'Quiet mode',
    end: 'Leave quiet mode',
  },
  keys: {
    heading: 'Keys for writing',
    close: 'Close',
    failed: 'This could not be loaded. Try again in a minute.',
    names_of: {
      Mod: 'Ctrl',
      Shift: 'Shift',
      Enter: 'Enter',
      Escape: 'Esc',
      Backspace: 'Backspace',
      Tab: 'Tab',
    },
    groups: {
      text: 'Words',
      blocks: 'Lines',
      typed: 'As you type',
      moving: 'Getting about',
    },
    names: {
      new_line: 'New line in the same paragraph',
      indent: 'One level in, in a list',
      outdent: 'One level out, in a list',
      menu: 'Menu of blocks',
      save: 'Save',
      toolbar: 'To the formatting bar',
      leave: 'Close the menu, the search or quiet mode',
      take_back: 'Take back what was set by itself',
    },
  },
};
