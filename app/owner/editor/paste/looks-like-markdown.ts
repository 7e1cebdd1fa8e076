/** Marks that are rarely in a text by chance: a heading, a fence, bold words, a table, a link. */
const plainMarks = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /(^|[\s(])\*\*[^\s*][^*\n]*\*\*/,
  // The line below the head of a table.
  /^ {0,3}\|?[^\S\n]*:?-+:?[^\S\n]*(?:\|[^\S\n]*:?-+:?[^\S\n]*)+\|?[^\S\n]*$/m,
  /\[[^\]\n]+\]\((https?:|\/|mailto:)[^)\s]*\)/,
  // Footnotes and check boxes.
  /\S\[\^[^\]\s]{1,40}\]/,
  /^\s{0,8}[-*+] \[[ xX]\] \S/m,
  // Obsidian's links, comments, callouts and highlights; struck words.
  /\[\[[^[\]\n]+\]\]/,
  /%%[^%]+%%/,
  /^> ?\[!\w+\]/m,
  /(^|[\s(])(==|~~)[^\s=~][^=~\n]*\2/m,
];

/** Lines that mean something only where there are several. */
const listLine = /^ {0,8}([-*+]|\d{1,3}[.)]) \S/gm;

/** Whether a plain text was written with Markdown's marks. It may still be meant as it stands: one is to be asked. */
export function looksLikeMarkdown(text: string): boolean {
  return plainMarks.some((mark) => mark.test(text)) || (text.match(listLine)?.length ?? 0) > 1;
}
