const romans = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 },
});

/** A number from 1 to 3999 in lower-case Roman numerals: `xiv` for 14. */
export function romanNumeral(number: number): string {
  let [left, text] = [number, ''];
  for (const [sign, value] of romans) for (; left >= value; left -= value) text += sign;
  return text;
}

/** A number from 1 on as HTML and CSS count with letters: `c` for 3, `aa` for 27. */
export function letterNumeral(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? letterNumeral(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}
