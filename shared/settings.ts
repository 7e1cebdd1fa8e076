import { z } from 'zod';
import { completedAddress, completedFile } from './addresses.ts';
import { backupFrequencies, backupLocationKinds } from './backups.ts';
import { isTimeZone } from './dates.ts';
import { type GuardOverride, overrideSchema } from './guard/guarded-name.ts';
import { type Locale, localeSchema } from './locale.ts';
import { services } from './public-pages.ts';
import { paceLimits } from './speech/speech.ts';
import { storedText } from './text.ts';

/** Returns a schema for one line of at most `max` characters, which may be empty. */
function line(max: number) {
  return storedText().trim().max(max);
}

/** Returns a schema for a text in both languages. If Spanish is empty, Spanish pages omit the text. */
function inBothLanguages(max: number) {
  return z.object({ en: line(max).min(1), es: line(max).default('') });
}

/** Returns a schema for a text that replaces default text. An empty language keeps the default. */
function localizedText(max: number) {
  return z.object({ en: line(max).default(''), es: line(max).default('') }).default({ en: '', es: '' });
}

const httpUrl = z.url({ protocol: /^https?$/ });

/** A URL. `example.com` becomes `https://example.com`. */
const webAddress = z.union([z.literal(''), line(2000).overwrite(completedAddress).pipe(httpUrl)]);

const fileAddress = z.union([
  z.literal(''),
  line(2000).overwrite(completedFile).pipe(httpUrl),
  line(2000).regex(/^\/(?!\/)[^\s\\]*$/),
]);

/** The local part of an email address without quotation marks (RFC 5322 dot-atom, RFC 5321 length). */
const emailUser = line(64).regex(/^$|^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/);

const hostName = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** A host name of at least two labels, in any script (RFC 1035 lengths, IDNA), or empty. */
const emailDomain = line(253)
  .toLowerCase()
  // `regex` isn't used here, because OpenAPI can't express its flag.
  .refine((domain) => domain === '' || hostName.test(domain));

/** An IANA time zone such as `Europe/Madrid`, or empty. */
const timeZone = line(64).refine(
  (name) => name === '' || isTimeZone(name),
  'must be a time zone like Europe/Madrid',
);

const serviceKey = z.enum(services.map(({ key }) => key));

const price = z.number().min(1).multipleOf(0.01);

/** Returns a schema for an owner's list: null while sample content is shown, empty to hide the section. */
function ownList<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max).nullable().default(null);
}

const client = z.object({ name: line(80).min(1), logo: fileAddress.default('') });
const pressItem = z.object({
  name: line(80).min(1),
  href: webAddress.default(''),
  logo: fileAddress.default(''),
});
/** Testimonials name a title and describe a company, never a person (docs/specification.md 3.6). */
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
  /** An amount with its currency, shown after “From”; empty to show none. */
  price: localizedText(40),
  image: fileAddress.default(''),
});

/** Reserved for examples (RFC 2606). Email to it reaches nobody. */
export const sampleMailDomain = 'example.com';

/** Everything that the owner can configure in the browser. Every setting has a working default. */
export const settingsSchema = z.object({
  brand: storedText().trim().min(1).max(80).default('Under Your Name'),
  /** Empty until the owner enters a name. Sentences then use their `…_no_name` variants. */
  founder: line(80).default(''),
  logo: fileAddress.default(''),
  portrait: fileAddress.default(''),
  /** The owner's profiles on other sites, for search engines. */
  social: z.array(webAddress).max(12).default([]),
  /** Whether to notify search engines of published posts (IndexNow). */
  index_now: z.boolean().default(false),
  /** The contact address in two parts, so that no page contains it whole. Initially an example. */
  email_user: emailUser.default('hello'),
  email_domain: emailDomain.default(sampleMailDomain),
  email_subject: localizedText(200),
  email_body: localizedText(2000),
  language: localeSchema.default('en'),
  /** The time zone for scheduling, an IANA name; empty means UTC. */
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

  /** The legal entity, its postal address, and the governing law, shown on the privacy and terms pages. */
  legal_entity: line(160).default(''),
  legal_address: line(300).default(''),
  legal_law: localizedText(160),

  /** Speaking pace in words per minute (shared/speech/). */
  pace_en: z.number().int().min(paceLimits.least).max(paceLimits.most).default(130),
  pace_es: z.number().int().min(paceLimits.least).max(paceLimits.most).default(120),

  geo_service: webAddress.default(''),
  import_source: webAddress.default(''),

  /** Hours of inactivity after which a session expires, at most 24 (docs/specification.md 6.2). */
  session_idle_hours: z.number().int().min(1).max(24).default(8),

  /** How often to back up, where to, and how many backups to retain. */
  copies_every: z.enum(backupFrequencies).default('daily'),
  copies_to: z.enum(['everywhere', ...backupLocationKinds]).default('everywhere'),
  copies_kept: z.number().int().min(1).max(400).default(14),
  /** Whether to also retain the last backup of each of eight weeks and twelve months. */
  copies_kept_longer: z.boolean().default(false),

  first_run: z.enum(['open', 'done']).default('open'),
  /** Whether to show sample content for empty lists. */
  show_samples: z.boolean().default(true),
  /** Whether the owner has confirmed the default privacy page and terms. */
  legal_read: z.boolean().default(false),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Returns a list as visitors see it: the owner's items; null for sample content; [] if that is hidden. */
export function visibleList<Item>(list: Item[] | null, { show_samples }: Pick<Settings, 'show_samples'>) {
  return list ?? (show_samples ? null : []);
}

const fields = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([name, field]) => [name, field.unwrap().optional()]),
);

/** A partial update of settings, without defaults, so that missing ones stay. Rejects unknown names. */
export const settingsPatchSchema = z.strictObject(
  fields,
  // A record built in a loop loses the names and schemas of the settings.
) as unknown as z.ZodType<Partial<Settings>>;

/** A partial update of settings, with a reason to save despite confidential names. */
export const settingsChangeSchema = z.strictObject({
  ...fields,
  override: overrideSchema.optional(),
}) as unknown as z.ZodType<Partial<Settings> & { override?: GuardOverride }>;

/** Settings that decide where visitors' money and email go. A stolen session would be used to change them. */
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

/** Parses a price (`19.99`, `19,99`). Undefined for anything else, such as a comma before three digits. */
export function readPrice(typed: string): number | undefined {
  return /^\s*\d+([.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** Formats a price by language, without line breaks: "$67" or "67 USD", "$900 MXN" or "900 MXN". */
export function formatPrice(amount: number, currency: 'USD' | 'MXN', locale: Locale): string {
  // Dollars and pesos both use $, so Spanish names the currency.
  if (locale === 'es') return `${americanSpanish.format(amount)}\u00a0${currency}`;
  const dollars = `$${english.format(amount)}`;
  return currency === 'MXN' ? `${dollars}\u00a0MXN` : dollars;
}
