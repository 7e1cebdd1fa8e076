/** Page builders whose shortcodes are the blocks of a page. */
const builder =
  /^(?:vc|et_pb|fusion|av|fl|cs|x|mk|ux|us|dt|kc|tatsu|bt_bb|qode|mkd|edgtf|eltd|nectar|tve|themify|spb|mpc|cmsms|thim|stm|porto)_/;

/** Parts of pages by what themes and plug-ins call them, alone or with a prefix: `one_half`, `su_column`. */
const part =
  /(?:^|[_-])(?:section|row|columns?|col|half|thirds?|fourths?|fifths?|sixths?|container|wrapper|wrap|tabs?|tabgroup|accordions?|toggles?|spoiler|panel|[a-z]*box|boxes|heading|message|alert|divider|separator|spacer|slider?|cards?|pane|clear|su_note)(?:[_-](?:\w{1,20}))?$/;

/** What stands within a line, whoever made it. */
const inline =
  /drop_?cap|highlight|tooltip|popover|icon|label|badge|button|btn|abbr|inline|link|color|font|counter|lightbox|checkbox|nbsp|space$/;

/** Whether a name is that of a page builder's part, by its beginning. */
export function isBuilder(name: string): boolean {
  return builder.test(name);
}

/** Whether what a shortcode encloses goes on in the line around it. */
export function isInline(name: string): boolean {
  return inline.test(name);
}

/** Whether a shortcode is a block of its page: the text in it never shares a paragraph with that around it. */
export function isLayout(name: string): boolean {
  if (/^vc_empty_space$/.test(name)) return true;
  return (builder.test(name) || part.test(name)) && !inline.test(name);
}
