/** The characters of symbol fonts that people write with, by their codes; Unicode has each of them. */
const symbols: Record<string, Record<number, string>> = {
  symbol: {
    183: '•',
    174: '→',
    172: '←',
    179: '≥',
    163: '≤',
    185: '≠',
    177: '±',
    180: '×',
    176: '°',
    165: '∞',
    187: '≈',
    109: 'μ',
    112: 'π',
    97: 'α',
    98: 'β',
    68: 'Δ',
    210: '®',
    211: '©',
    212: '™',
    226: '®',
    227: '©',
    228: '™',
  },
  wingdings: {
    224: '→',
    223: '←',
    232: '➔',
    252: '✓',
    251: '✗',
    167: '▪',
    216: '➢',
    74: '☺',
    76: '☹',
    168: '◻',
    254: '☑',
    111: '☐',
  },
};

/** The character that `w:sym` shows, its code in hexadecimal digits; undefined where nobody can tell. */
export function symbolText(font: string, char: string): string | undefined {
  const written = Number.parseInt(char, 16);
  if (!Number.isInteger(written) || written <= 0 || written > 0x10ffff) return undefined;
  const isPrivate = written >= 0xf000 && written <= 0xf0ff;
  const table = symbols[font.toLowerCase()];
  if (table) return table[isPrivate ? written - 0xf000 : written];
  return isPrivate ? undefined : String.fromCodePoint(written);
}
