import { z } from 'zod';
import { completedAddress, completedFile } from './addresses.ts';
import { copyPlaceKinds, copyRhythms } from './copies.ts';
import { isTimeZone } from './dates.ts';
import { type GuardOverride, overrideSchema } from './guard/guarded-name.ts';
import { type Locale, localeSchema } from './locale.ts';
import { services } from './public-pages.ts';
import { paceLimits } from './speech/speech.ts';
import { storedText } from './text.ts';

/** One line of at most `max` characters; empty where nothing is set. */
function line(max: number) {
  return storedText().trim().max(max);
}

/** A text in both languages. Spanish may be empty: what has it empty does not stand on Spanish pages. */
function inBothLanguages(max: number) {
  return z.object({ en: line(max).min(1), es: line(max).default('') });
}

/** Words in place of the built-in ones; a language left empty keeps those. */
function localizedText(max: number) {
  return z.object({ en: line(max).default(''), es: line(max).default('') }).default({ en: '', es: '' });
}

const httpUrl = z.url({ protocol: /^https?$/ });

/** `example.com` is completed to `https://example.com`. */
const webAddress = z.union([z.literal(''), line(2000).overwrite(completedAddress).pipe(httpUrl)]);

const fileAddress = z.union([
  z.literal(''),
  line(2000).overwrite(completedFile).pipe(httpUrl),
  line(2000).regex(/^\/(?!\/)[^\s\\]*$/),
]);

/** What may stand before the @ of a mail address without quotation marks (RFC 5322 dot-atom, RFC 5321 length). */
const emailUser = line(64).regex(/^$|^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/);

const hostName = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** A host name of at least two labels, in any script (RFC 1035 lengths, IDNA), or empty. */
const emailDomain = line(253)
  .toLowerCase()
  // No `regex`: what is made for readers of the API has no way to write its flag.
  .refine((domain) => domain === '' || hostName.test(domain));

/** An IANA name like `Europe/Madrid`, or empty. */
const timeZone = line(64).refine(
  (name) => name === '' || isTimeZone(name),
  'must be a time zone like Europe/Madrid',
);

const serviceKey = z.enum(services.map(({ key }) => key));

const price = z.number().min(1).multipleOf(0.01);

/** A list of the owner's: null while the site shows its samples, empty when the section is hidden. */
function ownList<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max).nullable().default(null);
}

const client = z.object({ name: line(80).min(1), logo: fileAddress.default('') });
const pressItem = z.object({
  name: line(80).min(1),
  href: webAddress.default(''),
  logo: fileAddress.default(''),
});
/** Quotes carry a title and a company's description, never a name (docs/specification.md 3.6). */
const testimonial = z.object({ quote: inBothLanguages(800), author: inBothLanguages(160) });
const outcome = z.object({
  title: inBothLanguages(120),
  situation: inBothLanguages(600),
  action: inBothLanguages(600),
  outcome: inBothLanguages(600),
});
const serviceCard = z.object({
  service: serviceKey,
  title: localizedText(80),
  copy: localizedText(400),
  cta: localizedText(80),
  image: fileAddress.default(''),
});

/** Kept for examples (RFC 2606): whoever writes there reaches nobody. */
export const sampleMailDomain = 'example.com';

/** What the owner can change without touching the server; every field has a working default. */
export const settingsSchema = z.object({
  brand: storedText().trim().min(1).max(80).default('Under Your Name'),
  /** Empty until the owner gives a name; sentences then use their `…_no_name` twins. */
  founder: line(80).default(''),
  logo: fileAddress.default(''),
  portrait: fileAddress.default(''),
  /** The owner's profiles elsewhere, by which search engines know that it is them. */
  social: z.array(webAddress).max(12).default([]),
  /** Whether search engines are told at once of what is published (IndexNow). */
  index_now: z.boolean().default(false),
  /** Where visitors write to, in two parts, so that no page has to hold the address whole; a sample until it is set. */
  email_user: emailUser.default('hello'),
  email_domain: emailDomain.default(sampleMailDomain),
  email_subject: localizedText(200),
  email_body: localizedText(2000),
  language: localeSchema.default('en'),
  /** By whose clock posts are scheduled, as IANA names it; empty until the owner has chosen one, which means UTC. */
  time_zone: timeZone.default(''),

  hero_video: fileAddress.default(''),
  hero_poster: fileAddress.default(''),
  clients: ownList(client, 12),
  press: ownList(pressItem, 8),
  testimonials: ownList(testimonial, 12),
  service_cards: z.array(serviceCard).max(services.length).default([]),
  outcomes: ownList(outcome, 8),
  service_quotes: ownList(testimonial.extend({ service: serviceKey }), services.length),
  human_video: fileAddress.default(''),
  lead_magnet: z.boolean().default(false),
  slider: z.boolean().default(false),

  payment_link: webAddress.default(''),
  payment_link_mexico: webAddress.default(''),
  price_usd: price.max(99_999).default(67),
  price_mxn: price.max(999_999).default(900),
  show_price: z.boolean().default(true),

  /** Who answers for the site before the law, where mail of paper reaches them, and whose law the terms follow; told on privacy and terms. */
  legal_entity: line(160).default(''),
  legal_address: line(300).default(''),
  legal_law: localizedText(160),

  /** How many words a minute the owner, or who speaks for them, says (shared/speech/). */
  pace_en: z.number().int().min(paceLimits.least).max(paceLimits.most).default(130),
  pace_es: z.number().int().min(paceLimits.least).max(paceLimits.most).default(120),

  geo_service: webAddress.default(''),
  import_source: webAddress.default(''),

  /** Hours without use after which a session ends, within the 24 that it may last (docs/specification.md 6.2). */
  session_idle_hours: z.number().int().min(1).max(24).default(8),

  /** How often the whole site is copied, where to of what the server offers, and how many copies stay. */
  copies_every: z.enum(copyRhythms).default('daily'),
  copies_to: z.enum(['everywhere', ...copyPlaceKinds]).default('everywhere'),
  copies_kept: z.number().int().min(1).max(400).default(14),
  /** Whether the last of each of eight weeks and twelve months stay besides. */
  copies_kept_longer: z.boolean().default(false),

  first_run: z.enum(['open', 'done']).default('open'),
  /** Whether lists of which the owner has none yet, and the portrait, are shown as samples, or not at all. */
  show_samples: z.boolean().default(true),
  /** True once the owner has read the built-in privacy page and terms, and stands by them. */
  legal_read: z.boolean().default(false),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What visitors see of a list: the owner's; null for the samples; nothing where those are not to be shown. */
export function visibleList<Item>(list: Item[] | null, { show_samples }: Pick<Settings, 'show_samples'>) {
  return list ?? (show_samples ? null : []);
}

const fields = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([name, field]) => [name, field.unwrap().optional()]),
);

/** Some of the settings, each whole: what is left out stays as it is (so no defaults), and a name that is no setting is refused. */
export const settingsPatchSchema = z.strictObject(
  fields,
  // The names and their schemas are those of the settings, which a record made by a loop can't show.
) as unknown as z.ZodType<Partial<Settings>>;

/** The same, and why they may be saved although a name stands in them that must not appear. */
export const settingsChangeSchema = z.strictObject({
  ...fields,
  override: overrideSchema.optional(),
}) as unknown as z.ZodType<Partial<Settings> & { override?: GuardOverride }>;

/** Settings that lead visitors' money and mail: a thief of an open session would change these first. */
const delicate = ['payment_link', 'payment_link_mexico', 'email_user', 'email_domain'] as const;

export function changesDelicate(settings: Settings, patch: Partial<Settings>): boolean {
  return delicate.some((name) => patch[name] !== undefined && patch[name] !== settings[name]);
}

const asPrice = {
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
} as const;
const english = new Intl.NumberFormat('en-US', asPrice);
const americanSpanish = new Intl.NumberFormat('es-419', asPrice);

/** A typed price (`19.99`, `19,99`) as a number; undefined for anything else. A comma before three digits could mean thousands. */
export function readPrice(typed: string): number | undefined {
  return /^\s*\d+([.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** A price as each language writes it, its parts kept on one line: "$67" and "67 USD", "$900 MXN" and "900 MXN". */
export function formatPrice(amount: number, currency: 'USD' | 'MXN', locale: Locale): string {
  // Both dollars and pesos are written with $: whoever reads Spanish is told which they are.
  if (locale === 'es') return `${americanSpanish.format(amount)}\u00a0${currency}`;
  const dollars = `$${english.format(amount)}`;
  return currency === 'MXN' ? `${dollars}\u00a0MXN` : dollars;
}
