/** Texts taken as files for others, and brought from Word. */
export const handover = {
  menu: 'Hand over',
  saved_only: 'As it was saved last. What you have typed since is not in it.',
  formats: {
    word: 'Word (.docx)',
    pdf: 'PDF',
    markdown: 'Markdown',
    text: 'Plain text',
    mail: 'E-mail draft (.eml)',
  },
  hand_over_meta: 'Hand over | {brand}',
  hand_over_description:
    'An article as a file for others. Protected with the same password as the workspace.',
  hand_over: 'Hand over: {format}',
  back_to_post: 'Back to the article',
  gone: 'There is no such article.',
  intricate: 'This text is too intricate to be searched for names. Split it in two.',
  copy: 'Copy for an e-mail',
  copying: 'Copying',
  copied: 'The text is on the clipboard, with its looks. Paste it into an e-mail.',
  not_copied: 'The browser did not let the text onto the clipboard. Take the e-mail draft instead.',
  bring: 'From a Word file',
  meta_title: 'Bring a Text from Word | {brand}',
  meta_description:
    'A Word file becomes a draft: headings, lists, links, quotations, pictures and notes come along. Protected by the same password as the workspace.',
  title: 'Bring a text from Word',
  intro:
    'It becomes a draft with its headings, lists, links, quotations, pictures and notes. In Compose you can also drop the file on the page.',
  back: 'Back to Compose',
  file: 'Word file (.docx, up to 20 MB)',
  changes: 'If changes are tracked in it',
  accepted: 'Take them as accepted',
  rejected: 'Leave them out, as rejected',
  submit: 'Make a draft of it',
  made: '“{title}” is a draft now.',
  open: 'Go on writing',
  report: 'What is not as it was in Word',
  nothing: 'All of it is here.',
  reading: 'Reading “{name}”',
  here: 'The text of “{name}” is here. It is not saved yet.',
  close: 'Close',
  tracked: {
    one: '“{name}” has {count} tracked change',
    other: '“{name}” has {count} tracked changes',
  },
  tracked_help: 'What becomes of them in the article? The file itself stays as it is.',
  accept: 'Accept them',
  reject: 'Reject them',
  cancel: 'Cancel',
  held: 'Pictures in “{name}” name somebody',
  leave_named: 'Take the text without these pictures',
  choose_again: 'Choose the file again: browsers do not keep it.',
  not_here: 'Word files (.docx) and pictures can be dropped here.',
  losses: {
    pictures: { one: '{count} picture could not be brought', other: '{count} pictures could not be brought' },
    heic: {
      one: '{count} HEIC photo could not be imported. Save it as JPEG and add it here.',
      other: '{count} HEIC photos could not be imported. Save them as JPEG and add them here.',
    },
    links: {
      one: '{count} link leads nowhere on the web and is plain text now',
      other: '{count} links lead nowhere on the web and are plain text now',
    },
    text_boxes: {
      one: '{count} text box stands as paragraphs where it was anchored',
      other: '{count} text boxes stand as paragraphs where they were anchored',
    },
    tables: {
      one: '{count} table is a list of its rows',
      other: '{count} tables are lists of their rows',
    },
    equations: {
      one: '{count} equation is plain characters',
      other: '{count} equations are plain characters',
    },
    charts: { one: '{count} chart was left out', other: '{count} charts were left out' },
    objects: {
      one: '{count} drawing or embedded object was left out',
      other: '{count} drawings or embedded objects were left out',
    },
    symbols: {
      one: '{count} character of a symbol font was left out',
      other: '{count} characters of symbol fonts were left out',
    },
    comments: { one: '{count} comment was left out', other: '{count} comments were left out' },
    hidden: {
      one: '{count} piece of hidden text was left out',
      other: '{count} pieces of hidden text were left out',
    },
    running_heads: {
      one: 'A header or footer was left out',
      other: '{count} headers and footers were left out',
    },
    contents: {
      one: 'The table of contents was left out',
      other: 'The table of contents was left out, {count} lines',
    },
    struck: {
      one: '{count} piece of struck-through text was left out',
      other: '{count} pieces of struck-through text were left out',
    },
    raised: {
      one: '{count} raised or lowered character is in line now',
      other: '{count} raised or lowered characters are in line now',
    },
    heading_numbers: {
      one: 'The number of {count} heading was left out',
      other: 'The numbers of {count} headings were left out',
    },
    list_labels: {
      one: '{count} list label is part of its text now',
      other: '{count} list labels are part of their text now',
    },
    right_to_left: {
      one: '{count} paragraph ran from right to left and is only aligned right now',
      other: '{count} paragraphs ran from right to left and are only aligned right now',
    },
    changes: { one: '{count} tracked change was settled', other: '{count} tracked changes were settled' },
  },
  failures: {
    not_word: 'This is not a Word file (.docx).',
    old_word:
      'This is a Word file of before 2007, or one with a password. In Word, save it as .docx without a password.',
    word_damaged: 'The file is damaged and could not be read. Open it in Word and save it anew.',
    word_too_large: 'This file is longer than an article can be. Split it in two.',
    word_empty: 'There is no text in this file.',
    file_missing: 'Choose a file first.',
    text_too_intricate: 'This text is too intricate. Remove some of its formatting, or split it in two.',
    network: 'The site did not answer. Nothing was changed; try again.',
    server: 'The file could not be brought. Nothing was changed; try again.',
  },
};
