import { emptyElements } from './element-names.ts';
import { MarkupScanner, type Tag } from './scan-markup.ts';

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** What editors and highlighters put into code; every other tag in code is a part of it. */
const marks = names(
  'a abbr acronym b big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup tt u var wbr nobr',
);

/** The same for code of several lines. */
const lineMarks = names('center div hr li ol p pre table tbody td tfoot th thead tr ul');

/** What an editor puts even into code that was typed as it stands. */
const editorMarks = names('br code font kbd samp span');

/** Code that was typed as it stands, and not escaped: its tags are its own. */
const isTyped = (code: string): boolean => /<[?%!]/.test(code) && !/&lt;/.test(code);

/** What stays a comment also in code: WordPress put it there. */
const ownComments = /<!--\s*(?:\/?wp:|more\b|nextpage\b)/g;
const ownComment = /<!--\s*(?:\/?wp:|more\b|nextpage\b)/y;

/** The content of a code element in which only its looks are markup, whole elements of them: all else is text. Linear. */
export function escapeCode(code: string): string {
  if (!code.includes('<')) return code;
  const texts = textTags(code);
  const parts: string[] = [];
  let at = 0;
  for (const open of texts) {
    parts.push(code.slice(at, open), '&lt;');
    at = open + 1;
  }
  return parts.join('') + code.slice(at);
}

/** Where a `<` is a part of the code, in order. */
function textTags(code: string): number[] {
  const scanner = new MarkupScanner(code);
  const hasLines = code.includes('\n') || /<(?:br|p|div)\b/i.test(code);
  const allowed = isTyped(code.replace(ownComments, '')) ? editorMarks : marks;
  const texts: number[] = [];
  const open: { name: string; at: number }[] = [];
  const counts = new Map<string, number>();
  const close = (name: string): void => {
    for (let last = open.pop(); last; last = open.pop()) {
      counts.set(last.name, (counts.get(last.name) ?? 1) - 1);
      if (last.name === name) return;
      texts.push(last.at);
    }
  };
  const isMarkup = ({ name, isEnd, mended }: Tag, at: number): boolean => {
    if (mended !== null || !(allowed.has(name) || (hasLines && allowed === marks && lineMarks.has(name))))
      return false;
    if (emptyElements.has(name)) return true;
    const isOpen = (counts.get(name) ?? 0) > 0;
    if (isEnd && isOpen) close(name);
    else if (!isEnd) {
      open.push({ name, at });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return !isEnd || isOpen;
  };
  for (let at = code.indexOf('<'); at >= 0; ) {
    ownComment.lastIndex = at;
    const comment = ownComment.test(code) ? scanner.comment(at) : null;
    const tag = comment === null ? scanner.tag(at) : null;
    const isText = comment === null && (tag === null || !isMarkup(tag, at));
    if (isText) texts.push(at);
    at = code.indexOf('<', isText ? at + 1 : (comment ?? tag?.end ?? at + 1));
  }
  return [...texts, ...open.map((each) => each.at)].sort((a, b) => a - b);
}
