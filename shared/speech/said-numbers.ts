import type { Locale } from '../locale.ts';

/** In how many words a whole number from 0 is said: "three hundred twelve" is three, "trescientos doce" two. */
export function numberWords(value: number, locale: Locale): number {
  // Nobody says more than trillions: what is longer is read out digit by digit.
  if (!Number.isSafeInteger(value) || value >= 1e15) return String(value).replace(/\D/g, '').length;
  return locale === 'es' ? spanishWords(value) : englishWords(value);
}

function englishWords(value: number): number {
  if (value <= 20) return 1;
  if (value < 100) return value % 10 === 0 ? 1 : 2;
  for (const power of [1e12, 1e9, 1e6, 1e3, 100]) {
    if (value < power) continue;
    const rest = value % power;
    return englishWords(Math.floor(value / power)) + 1 + (rest > 0 ? englishWords(rest) : 0);
  }
  return 1;
}

function spanishWords(value: number): number {
  if (value < 30) return 1;
  // "treinta y uno"
  if (value < 100) return value % 10 === 0 ? 1 : 3;
  if (value < 1000) return 1 + (value % 100 > 0 ? spanishWords(value % 100) : 0);
  const power = value < 1e6 ? 1e3 : value < 1e12 ? 1e6 : 1e12;
  const [many, rest] = [Math.floor(value / power), value % power];
  // "mil", and "un millón"
  const head = power === 1e3 && many === 1 ? 1 : spanishWords(many) + 1;
  return head + (rest > 0 ? spanishWords(rest) : 0);
}

/** A year in English is said in pairs: "nineteen ninety-nine", "nineteen oh five", "two thousand five". In Spanish it is a number. */
function yearWords(year: number, locale: Locale): number {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (locale === 'es' || (century === 20 && rest < 10)) return numberWords(year, locale);
  if (rest === 0) return numberWords(century, locale) + 1;
  return numberWords(century, locale) + (rest < 10 ? 2 : numberWords(rest, locale));
}

/** Figures in threes: a comma between them in English, either sign in the countries that speak Spanish. */
const groupsOfThree = { en: /^\d{1,3}(?:,\d{3})+$/, es: /^\d{1,3}(?:[.,]\d{3})+$/ } as const;

/** In how many words a figure is said: "1,250", "3.5", "1999". The text has digits, points and commas alone. */
export function figureWords(figure: string, locale: Locale): number {
  if (/^1[1-9]\d\d$|^20\d\d$/.test(figure)) return yearWords(Number(figure), locale);
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  if (last < 0 || groupsOfThree[locale].test(figure)) return digitsWords(figure.replace(/\D/g, ''), locale);
  const whole = figure.slice(0, last).replace(/\D/g, '');
  const decimals = figure.slice(last + 1);
  if (decimals === '') return digitsWords(whole, locale);
  // "three point one four"; Spanish says what follows as a number, from its first figure that is not zero.
  const zeros = decimals.length - decimals.replace(/^0+/, '').length;
  const said =
    locale === 'en' ? decimals.length : zeros + (zeros < decimals.length ? digitsWords(decimals, locale) : 0);
  return digitsWords(whole, locale) + 1 + said;
}

function digitsWords(digits: string, locale: Locale): number {
  // A number with a zero before it is a code, said figure by figure.
  return digits.length > 15 || (/^0\d/.test(digits) && digits.length > 2)
    ? digits.length
    : numberWords(Number(digits), locale);
}
