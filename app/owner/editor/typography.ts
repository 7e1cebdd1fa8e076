import { Extension, InputRule } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { spaceRule } from './no-break-spaces.ts';

/** The quotation marks of a language, outer and inner, each opening and closing. */
const quotes = { en: ['“', '”', '‘', '’'], es: ['«', '»', '‘', '’'] } as const;

/** What a quotation may begin behind: nothing, a space, another opening mark or a dash. */
const before = String.raw`(?:^|[\s\u00a0([{<“‘«¿¡—–])`;

/** Lines of code stand in a frame. */
export function isInCode($from: ResolvedPos): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name === 'frame') return true;
  }
  return false;
}

function hasLink($from: ResolvedPos): boolean {
  return $from.marks().some(({ type }) => type.name === 'link');
}

/** Keyboards that hand over whole words type no apostrophe of them by itself. */
const composedApostrophes = new InputRule({
  find: /\p{L}+(?:'\p{L}+)+$/u,
  handler: ({ state, range, match }) => {
    const isComposed = range.to - range.from === match[0].length;
    if (!isComposed || isInCode(state.selection.$from)) return;
    for (const { index } of match[0].matchAll(/'/g))
      state.tr.insertText('’', range.from + index, range.from + index + 1);
  },
});

/**
 * Quotation marks, dashes, ellipses and the spaces that do not break, as they are set in the language of the text, while it is typed. Backspace right
 * after gives back what was typed. Code is left alone.
 */
export function typography(language: () => string): Extension {
  const mark = (at: 0 | 1 | 2 | 3) => () => quotes[language() === 'es' ? 'es' : 'en'][at];
  const rule = (find: RegExp, typed: string, set: () => string) =>
    new InputRule({
      find,
      handler: ({ state, range, match }) => {
        if (isInCode(state.selection.$from)) return;
        const behind = match[0].length - typed.length;
        state.tr.insertText(set(), range.from + behind, range.to);
      },
    });
  return Extension.create({
    name: 'typography',
    addInputRules: () => [
      rule(new RegExp(`${before}"$`), '"', mark(0)),
      rule(/"$/, '"', mark(1)),
      rule(new RegExp(`${before}'$`), "'", mark(2)),
      rule(/'$/, "'", mark(3)),
      rule(/\d--$/, '--', () => '–'),
      // A line of three is a divider, and stays as it is typed.
      rule(/^—-$/, '—-', () => '---'),
      rule(/(?<!-)--$/, '--', () => '—'),
      rule(/\.\.\.$/, '...', () => '…'),
      composedApostrophes,
      // The words of a link may be its address.
      spaceRule(language, ({ selection: { $from } }) => isInCode($from) || hasLink($from)),
    ],
  });
}
