/** An unusable value; the message names the variable and says what would be usable. */
export class EnvError extends Error {}

/** The trimmed value of a variable; undefined where it is not set, or to nothing. */
export type ReadVariable = (name: string) => string | undefined;

export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  most: number,
  least = 0,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most || value < least) {
    throw new EnvError(`${name} must be a whole number from ${least} to ${most}, not “${text}”.`);
  }
  return value;
}

export function onOff(name: string, text: string | undefined, fallback: 'on' | 'off'): boolean {
  const value = (text ?? fallback).toLowerCase();
  if (['on', 'true', '1', 'yes'].includes(value)) return true;
  if (['off', 'false', '0', 'no'].includes(value)) return false;
  throw new EnvError(`${name} must be on or off, not “${text}”.`);
}
