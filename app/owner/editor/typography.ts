import { Extension, InputRule } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

const noBreak = '\u00a0';
/** A thin one that does not break either. */
const thin = '\u202f';

const after = String.raw`[\s.,;:!?)\]»”…]`;
const wordStart = String.raw`(?<![\p{L}\p{N}.])`;
const units = [
  ...['km', 'cm', 'mm', 'm', 'kg', 'mg', 'g', 't', 'ml', 'l', 'ha', 'km/h', 'm²', 'm³', 'km²'],
  ...['h', 'min', 's', 'ms', 'W', 'kW', 'MW', 'GW', 'kWh', 'MB', 'GB', 'TB', 'Hz', '°', '°C', '°F'],
  ...['€', '$', '£', '¥', 'USD', 'EUR', 'GBP'],
];
const measures = {
  en: [...units, 'million', 'billion', 'trillion', 'bn', 'a.m.', 'p.m.', 'am', 'pm'],
  es: [...units, 'mil', 'millón', 'millones', 'a. m.', 'p. m.'],
};
const titles = {
  en: ['Dr', 'Mr', 'Mrs', 'Ms', 'Prof', 'St'],
  es: ['Sr', 'Sra', 'Srta', 'Dr', 'Dra', 'Prof', 'D', 'Dña', 'núm', 'pág', 'págs', 'art'],
};

/** What a space becomes that stands behind the first group, where the whole has just been typed. */
type Rule = [find: RegExp, space: string];

function rulesOf(language: 'en' | 'es'): Rule[] {
  const names = measures[language].map((unit) => unit.replace(/[$.]/g, String.raw`\$&`)).join('|');
  const shared: Rule[] = [
    [/(\d) %$/u, noBreak],
    [new RegExp(String.raw`(\d) (?:${names})${after}$`, 'u'), noBreak],
    [new RegExp(String.raw`(${wordStart}(?:${titles[language].join('|')})\.) $`, 'u'), noBreak],
    [new RegExp(String.raw`(${wordStart}\p{Lu}\.) \p{Lu}\.$`, 'u'), noBreak],
    // A line may end with a dash, and never begins with one.
    [/(\S) — $/u, noBreak],
  ];
  if (language === 'en') return shared;
  return [
    ...shared,
    // Thousands are parted by thin spaces (Ortografía de la lengua española, 2010).
    [
      new RegExp(String.raw`((?<![\d.,${thin}]|\d )\d{1,3}(?:${thin}\d{3})*) \d{3}(?:%|${after})$`, 'u'),
      thin,
    ],
    [/(«) $/u, noBreak],
    [/(\S) »$/u, noBreak],
  ];
}
const rules = { en: rulesOf('en'), es: rulesOf('es') };

/** What was typed, ending where the caret stands, and in it the place of a space that must not break. */
interface FoundSpace {
  text: string;
  index: number;
  data: { at: number; space: string };
}

/** The space that the last key has settled, if any. `language` is that of the text; what is not Spanish is as English. */
export function findSpace(text: string, language: string): FoundSpace | null {
  for (const [find, space] of rules[language === 'es' ? 'es' : 'en']) {
    const match = find.exec(text);
    if (match) return { text: match[0], index: match.index, data: { at: match[1]?.length ?? 0, space } };
  }
  return null;
}

/** Sets thin and no-break spaces while one types. Only the space changes, whatever marks stand around it. */
function spaceRule(language: () => string, isLeftAlone: (state: RuleState) => boolean): InputRule {
  return new InputRule({
    find: (text) => findSpace(text, language()),
    handler: ({ state, range, match }) => {
      if (isLeftAlone(state)) return;
      const { at, space } = match.data as FoundSpace['data'];
      const { tr, schema, storedMarks, selection } = state;
      const marks = storedMarks ?? selection.$from.marks();
      const written = range.to - range.from;
      const typed = [...match[0].slice(written)];
      const place = range.from + at;
      if (at < written) tr.replaceWith(place, place + 1, schema.text(space, tr.doc.nodeAt(place)?.marks));
      else typed[at - written] = space;
      if (typed.length > 0) tr.insert(range.to, schema.text(typed.join(''), marks)).ensureMarks(marks);
    },
  });
}

type RuleState = Parameters<InputRule['handler']>[0]['state'];

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
