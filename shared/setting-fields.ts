import { z } from 'zod';
import { storedText } from './stored-text.ts';
import { completedAddress, completedFile } from './with-scheme.ts';
import { isTimeZone } from './zoned-time.ts';

/** One line of at most `max` characters; empty where nothing is set. */
export function line(max: number) {
  return storedText().trim().max(max);
}

/** A text in both languages. Spanish may be empty: what has it empty does not stand on Spanish pages. */
export function inBothLanguages(max: number) {
  return z.object({ en: line(max).min(1), es: line(max).default('') });
}

/** Words in place of the built-in ones; a language left empty keeps those. */
export function localizedText(max: number) {
  return z.object({ en: line(max).default(''), es: line(max).default('') }).default({ en: '', es: '' });
}

const httpUrl = z.url({ protocol: /^https?$/ });

/** `example.com` is completed to `https://example.com`. */
export const webAddress = z.union([z.literal(''), line(2000).overwrite(completedAddress).pipe(httpUrl)]);

export const fileAddress = z.union([
  z.literal(''),
  line(2000).overwrite(completedFile).pipe(httpUrl),
  line(2000).regex(/^\/(?!\/)[^\s\\]*$/),
]);

/** What may stand before the @ of a mail address without quotation marks (RFC 5322 dot-atom, RFC 5321 length). */
export const emailUser = line(64).regex(/^$|^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/);

const hostName = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** A host name of at least two labels, in any script (RFC 1035 lengths, IDNA), or empty. */
export const emailDomain = line(253)
  .toLowerCase()
  // No `regex`: what is made for readers of the API has no way to write its flag.
  .refine((domain) => domain === '' || hostName.test(domain));

/** An IANA name like `Europe/Madrid`, or empty. */
export const timeZone = line(64).refine(
  (name) => name === '' || isTimeZone(name),
  'must be a time zone like Europe/Madrid',
);
