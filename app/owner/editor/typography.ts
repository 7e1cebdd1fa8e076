import { Extension, InputRule } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

const noBreak = '\u00a0';
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

/** A pattern of typed text, and the character that replaces the space after its first group. */
type Rule = [find: RegExp, space: string];

function rulesOf(language: 'en' | 'es'): Rule[] {
  const names = measures[language].map((unit) => unit.replace(/[$.]/g, String.raw`\$&`)).join('|');
  const shared: Rule[] = [
    [/(\d) %$/u, noBreak],
    [new RegExp(String.raw`(\d) (?:${names})${after}$`, 'u'), noBreak],
    [new RegExp(String.raw`(${wordStart}(?:${titles[language].join('|')})\.) $`, 'u'), noBreak],
    [new RegExp(String.raw`(${wordStart}\p{Lu}\.) \p{Lu}\.$`, 'u'), noBreak],
    // A line may end with a dash, but never begins with one.
    [/(\S) — $/u, noBreak],
  ];
  if (language === 'en') return shared;
  return [
    ...shared,
    // Thin spaces separate thousands (Ortografía de la lengua española, 2010).
    [
      new RegExp(String.raw`((?<![\d.,${thin}]|\d )\d{1,3}(?:${thin}\d{3})*) \d{3}(?:%|${after})$`, 'u'),
      thin,
    ],
    [/(«) $/u, noBreak],
    [/(\S) »$/u, noBreak],
  ];
}
const rules = { en: rulesOf('en'), es: rulesOf('es') };

/** The matched text, and the position of the space to replace. */
interface FoundSpace {
  text: string;
  index: number;
  data: { at: number; space: string };
}

/** Returns the space to replace after a key. Languages other than Spanish follow the English rules. */
export function findSpace(text: string, language: string): FoundSpace | null {
  for (const [find, space] of rules[language === 'es' ? 'es' : 'en']) {
    const match = find.exec(text);
    if (match) return { text: match[0], index: match.index, data: { at: match[1]?.length ?? 0, space } };
  }
  return null;
}

/** Inserts thin and no-break spaces while typing, and keeps the text's marks. */
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

/** Outer and inner quotation marks, opening and closing. */
const quotes = { en: ['“', '”', '‘', '’'], es: ['«', '»', '‘', '’'] } as const;

/** Characters allowed before an opening quotation mark. */
const before = String.raw`(?:^|[\s\u00a0([{<“‘«¿¡—–])`;

export function isInCode($from: ResolvedPos): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name === 'frame') return true;
  }
  return false;
}

function hasLink($from: ResolvedPos): boolean {
  return $from.marks().some(({ type }) => type.name === 'link');
}

/** Keyboards that insert whole words don't trigger a rule for a single apostrophe. */
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
 * Replaces quotation marks, dashes, ellipses and spaces by the rules of the text's language, except in code.
 * Backspace reverts it.
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
      // Three hyphens make a divider.
      rule(/^—-$/, '—-', () => '---'),
      rule(/(?<!-)--$/, '--', () => '—'),
      rule(/\.\.\.$/, '...', () => '…'),
      composedApostrophes,
      // A link's text may be its URL.
      spaceRule(language, ({ selection: { $from } }) => isInCode($from) || hasLink($from)),
    ],
  });
}
