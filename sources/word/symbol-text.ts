/** What stands at the codes from `first` on; a space for a code that has nothing. */
interface Stretch {
  first: number;
  characters: string;
}

/** The characters of symbol fonts that people write with, by their codes; Unicode has each of them. */
const fonts: Record<string, Stretch[]> = {
  symbol: [
    { first: 0x21, characters: '!∀#∃%&∋()∗+,−./0123456789:;<=>?' },
    { first: 0x40, characters: '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_' },
    { first: 0x61, characters: 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼' },
    { first: 0xa0, characters: '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|⎯↵' },
    { first: 0xc0, characters: 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓' },
    { first: 0xe0, characters: '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭' },
  ],
  wingdings: [
    { first: 0x21, characters: '✏✂✁' },
    { first: 0x28, characters: '☎ ✉' },
    { first: 0x41, characters: '✌ 👍👎☜☞☝☟ ☺😐☹💣☠' },
    { first: 0x52, characters: '☼💧❄ ✞ ✠✡☪☯ॐ☸♈♉♊♋♌♍♎♏♐♑♒♓' },
    { first: 0x6c, characters: '●❍■□ ❑❒ ⧫◆❖⬥⌧ ⌘❀✿❝❞' },
    { first: 0x80, characters: '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿' },
    { first: 0x9e, characters: '·• ○  ◉  ▪◻ ✦★✶✴✹✵' },
    { first: 0xd8, characters: '➢   ➲  ←→↑↓↖↗↙↘⬅➔⬆⬇' },
    { first: 0xef, characters: '⇦⇨⇧⇩⬄⇳' },
    { first: 0xfb, characters: '✗✓☒☑' },
  ],
  'wingdings 2': [
    { first: 0x4f, characters: '✗✓☒☑☒☒' },
    { first: 0xa3, characters: '☐' },
  ],
};

/** Boxes and such that Word writes otherwise than its fonts are ordered. */
const single: Record<string, Record<number, string>> = { wingdings: { 111: '☐' } };

/** Where fonts of symbols have their characters in Unicode. */
const isPrivate = (code: number) => code >= 0xf000 && code <= 0xf0ff;

function inFont(font: string, code: number): string | undefined {
  const own = single[font]?.[code];
  if (own !== undefined) return own;
  for (const { first, characters } of fonts[font] ?? []) {
    const character = [...characters][code - first];
    if (character?.trim()) return character;
  }
  return undefined;
}

/** The character that `w:sym` shows, its code in hexadecimal digits; undefined where nobody can tell. */
export function symbolText(font: string, char: string): string | undefined {
  const written = Number.parseInt(char, 16);
  if (!Number.isInteger(written) || written <= 0 || written > 0x10ffff) return undefined;
  const known = font.toLowerCase();
  const code = isPrivate(written) ? written - 0xf000 : written;
  if (fonts[known]) return code === 0x20 ? ' ' : inFont(known, code);
  const isNameless = written >= 0xe000 && written <= 0xf8ff;
  return isNameless ? undefined : String.fromCodePoint(written);
}

/** A text in a font: its characters of symbols as what they show, without those that nobody can tell; these are named. */
export function fontText(text: string, font: string, lost: (name: string) => void): string {
  return text.replace(/[\ue000-\uf8ff]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    // Bullets are of this font, also where a program has forgotten to say so.
    const shown = symbolText(font, code) ?? (code === 'F0B7' ? '•' : undefined);
    if (shown === undefined) lost(`${font} ${code}`.trim());
    return shown ?? '';
  });
}
