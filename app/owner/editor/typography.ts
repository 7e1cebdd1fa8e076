import { Extension, InputRule } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/** The quotation marks of a language, outer and inner, each opening and closing. */
const quotes = { en: ['“', '”', '‘', '’'], es: ['«', '»', '‘', '’'] } as const;

/** What a quotation may begin behind: nothing, a space, another opening mark or a dash. */
const before = String.raw`(?:^|[\s\u00a0([{<“‘«¿¡—–])`;

/** Lines of code stand in a frame. */
function isInCode($from: ResolvedPos): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name === 'frame') return true;
  }
  return false;
}

/**
 * Quotation marks, dashes and ellipses as they are set in the language of the text, while it is typed. Backspace right
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
      rule(/--$/, '--', () => '—'),
      rule(/\.\.\.$/, '...', () => '…'),
    ],
  });
}
