import { paths } from '../../../shared/paths.ts';
import { services } from '../../../shared/public-pages.ts';
import type { OwnerMessages } from '../context/owner-context.ts';

/** The settings pages by subject, with their sections and each section's fields. The IDs are in URLs. */
export const subjects = {
  identity: {
    brand: ['brand', 'founder', 'logo', 'portrait', 'social', 'index_now'],
    language: ['language', 'time_zone'],
    contact: ['email', 'email_subject', 'email_body'],
  },
  home: {
    clients: ['clients'],
    press: ['press'],
    testimonials: ['testimonials'],
    outcomes: ['outcomes'],
    films: ['human_video', 'hero_video', 'hero_poster'],
    switches: ['lead_magnet', 'slider'],
  },
  services: { cards: ['service_cards'], service_quotes: ['service_quotes'] },
  prompts: {
    prompts: ['payment_link', 'payment_link_mexico', 'price_usd', 'price_mxn', 'show_price'],
    country: ['geo_by', 'geo_service'],
  },
  legal: { legal: ['legal_entity', 'legal_address', 'legal_law'] },
  samples: { launch: [] },
  backups: {
    copies: [],
    download: [],
    schedule: ['copies_every', 'copies_to', 'copies_kept', 'copies_kept_longer'],
    locations: [],
    backups: [],
    'restore-test': [],
  },
  security: { 'change-password': [], passkeys: [], sessions: ['session_idle_hours'] },
  images: { images: [] },
  import: { 'old-blog': ['import_source'], imports: [] },
} as const;

export type Subject = keyof typeof subjects;

type IdsOf<Sections> = Sections extends object ? keyof Sections : never;
type NamesOf<Sections> = Sections extends object ? Sections[keyof Sections] : never;

export type SectionId = IdsOf<(typeof subjects)[Subject]>;

export type FieldName = Extract<NamesOf<(typeof subjects)[Subject]>, readonly unknown[]>[number];

export function isSubject(name: string): name is Subject {
  return Object.hasOwn(subjects, name);
}

export function sectionsOf(subject: Subject): [id: SectionId, names: readonly FieldName[]][] {
  return Object.entries(subjects[subject]) as [SectionId, readonly FieldName[]][];
}

/** Returns the path of the page with this section or field (`brand`, `field-logo`), with its anchor. */
export function pathOfAnchor(anchor: string): string | undefined {
  if (anchor === 'guard') return paths.guardedNames;
  if (anchor === 'activity') return paths.activity;
  const names = Object.keys(subjects) as Subject[];
  const subject = names.find((name) =>
    sectionsOf(name).some(
      ([id, fields]) => id === anchor || fields.some((each) => `field-${each}` === anchor),
    ),
  );
  return subject && `${paths.settingsPage(subject)}#${anchor}`;
}

export function pathOfField(name: string): string {
  return pathOfAnchor(`field-${name}`) ?? paths.settings;
}

export interface SettingsRow {
  id: Subject | 'names' | 'activity';
  name: string;
  path: string;
}

/** Returns the rows of the index, by group. */
export function rowGroups({ activity, guard, settings }: OwnerMessages) {
  const { copies, groups, images, legal, prompts, samples, subjects: names } = settings;
  const row = (id: Subject, name: string): SettingsRow => ({ id, name, path: paths.settingsPage(id) });
  return [
    {
      name: groups.site,
      rows: [
        row('identity', names.identity),
        row('home', names.home),
        row('services', names.services),
        row('prompts', prompts.heading),
        row('legal', legal.heading),
        row('samples', samples.heading),
      ],
    },
    {
      name: groups.safety,
      rows: [
        { id: 'names' as const, name: guard.title, path: paths.guardedNames },
        row('backups', copies.heading),
        row('security', names.security),
        { id: 'activity' as const, name: activity.title, path: paths.activity },
      ],
    },
    { name: groups.blog, rows: [row('images', images.heading), row('import', names.import)] },
  ];
}

interface SectionText {
  heading: string;
  help?: string;
  /** The page and anchor where these settings are visible. */
  seenAt?: string;
  /** The labels of fields that aren't settings. */
  parts?: readonly string[];
}

export function sectionTexts({ compose, importRuns, passkeys, settings }: OwnerMessages) {
  const { brand, contact, copies, geo, home, images, legal, password, prompts, samples, sessions } = settings;
  return {
    brand: { heading: brand.heading, seenAt: paths.home },
    language: { heading: brand.language_heading },
    contact: { heading: contact.heading, seenAt: paths.contact },
    clients: { heading: home.clients, help: home.clients_help, seenAt: paths.homeClients },
    press: { heading: home.press, help: home.press_help, seenAt: paths.homePress },
    testimonials: {
      heading: home.testimonials,
      help: home.testimonials_help,
      seenAt: paths.homeTestimonials,
    },
    outcomes: { heading: home.outcomes, help: home.outcomes_help, seenAt: paths.homeWhenItMattered },
    films: { heading: home.videos, seenAt: paths.homeVideo },
    switches: { heading: home.sections, help: home.sections_help, seenAt: paths.home },
    cards: { heading: home.cards, help: home.cards_help, seenAt: paths.homeServices },
    service_quotes: {
      heading: samples.items.service_quotes,
      help: home.quotes_help,
      seenAt: paths.service(services[0].slug),
    },
    prompts: { heading: prompts.offer, seenAt: paths.aiPrompts },
    country: { heading: geo.heading, help: geo.help },
    legal: { heading: legal.details, help: legal.help, seenAt: paths.privacy },
    launch: {
      heading: samples.left,
      help: samples.intro,
      seenAt: paths.home,
      parts: Object.values(samples.items),
    },
    copies: { heading: copies.now },
    download: { heading: copies.download.heading, help: copies.download.help },
    schedule: { heading: copies.schedule },
    locations: { heading: copies.locations },
    backups: { heading: copies.latest },
    'restore-test': { heading: copies.restore_test },
    'change-password': { heading: password.heading, parts: [password.current, password.new] },
    passkeys: { heading: passkeys.heading, help: passkeys.help, parts: [passkeys.codes.heading] },
    sessions: { heading: sessions.heading },
    images: {
      heading: images.host,
      help: `${images.intro} ${compose.upload_settings.intro}`,
      parts: [images.cloud_name, images.preset],
    },
    'old-blog': { heading: settings.import.heading },
    imports: { heading: importRuns.list.title, help: importRuns.help },
  } satisfies Record<SectionId, SectionText> as Record<SectionId, SectionText>;
}

/** A setting's field, or a field of an entry. */
export interface SettingField {
  /** A text field by default. */
  control?: 'localized' | 'picture' | 'switch' | 'choice' | 'zone' | 'list' | 'cards' | 'quotes';
  label: string;
  help?: string;
  /** More than one row makes it a text area. */
  rows?: number;
  type?: 'email' | 'number' | 'url';
  placeholder?: string;
  /** The labels of the values to choose from. */
  choices?: Readonly<Record<string, string>>;
  /** The fields of an entry. */
  parts?: Readonly<Record<string, SettingField>>;
  /** The part that names an entry, and the largest number of entries. */
  nameOf?: string;
  max?: number;
}

type Control = NonNullable<SettingField['control']>;

const as = (control: Control, label: string, more: Partial<SettingField> = {}): SettingField => ({
  control,
  label,
  ...more,
});
const localized = (label: string, rows = 1): SettingField => ({ control: 'localized', label, rows });
const link = (label: string, help?: string): SettingField => ({
  label,
  ...(help && { help }),
  type: 'url',
  placeholder: 'https://',
});

export function settingFields({ language, settings }: OwnerMessages): Record<FieldName, SettingField> {
  const { brand, contact, copies, geo, home, legal, prompts, samples, sessions } = settings;
  const logo = as('picture', home.client_logo);
  const quote = {
    quote: localized(home.testimonial_quote, 4),
    author: localized(home.testimonial_author),
  };
  return {
    brand: { label: brand.brand, help: brand.brand_help },
    founder: { label: brand.founder, help: brand.founder_help },
    logo: as('picture', brand.logo, { help: brand.logo_help }),
    portrait: as('picture', brand.portrait),
    social: { label: brand.social, help: brand.social_help, rows: 3, type: 'url' },
    index_now: as('switch', brand.index_now),
    language: as('choice', brand.default_language, {
      choices: { en: language.name_en, es: language.name_es },
    }),
    time_zone: as('zone', brand.time_zone, { help: brand.time_zone_help }),
    email: {
      label: contact.email,
      help: contact.email_help,
      type: 'email',
      placeholder: contact.email_placeholder,
    },
    email_subject: localized(contact.subject),
    email_body: { ...localized(contact.body, 6), help: contact.words_help },
    clients: as('list', home.clients, {
      parts: { name: { label: home.client_name }, logo },
      nameOf: 'name',
      max: 12,
    }),
    press: as('list', home.press, {
      parts: { name: { label: home.press_name }, href: link(home.press_link), logo },
      nameOf: 'name',
      max: 8,
    }),
    // Testimonials name a title and a company, never a person (docs/specification.md 3.6).
    testimonials: as('list', home.testimonials, { parts: quote, nameOf: 'author', max: 12 }),
    outcomes: as('list', home.outcomes, {
      parts: {
        title: localized(home.outcome_title),
        situation: localized(home.outcome_situation, 3),
        action: localized(home.outcome_action, 3),
        outcome: localized(home.outcome_outcome, 3),
      },
      nameOf: 'title',
      max: 8,
    }),
    human_video: { label: home.human_video, help: home.human_video_help, type: 'url' },
    hero_video: { label: home.hero_video, help: home.hero_video_help, type: 'url' },
    hero_poster: as('picture', home.hero_poster),
    lead_magnet: as('switch', home.lead_magnet),
    slider: as('switch', home.slider),
    service_cards: as('cards', home.cards, {
      parts: {
        title: localized(home.card_title),
        copy: localized(home.card_copy, 4),
        cta: localized(home.card_cta),
        price: localized(home.card_price),
        image: as('picture', home.card_image),
      },
    }),
    service_quotes: as('quotes', samples.items.service_quotes, { parts: quote }),
    payment_link: link(prompts.link, prompts.link_help),
    payment_link_mexico: link(prompts.link_mexico),
    price_usd: { label: `${prompts.price} (USD)`, type: 'number' },
    price_mxn: { label: `${prompts.price_mexico} (MXN)`, type: 'number' },
    show_price: as('switch', prompts.show_price),
    geo_by: as('choice', geo.legend, { choices: { builtin: geo.builtin, service: geo.service } }),
    geo_service: link(geo.service_url),
    legal_entity: { label: legal.entity },
    legal_address: { label: legal.address },
    legal_law: localized(legal.law),
    copies_every: as('choice', copies.every, { choices: copies.rhythms }),
    copies_to: as('choice', copies.to, { choices: copies.targets }),
    copies_kept: { label: copies.kept, help: copies.kept_help, type: 'number' },
    copies_kept_longer: as('switch', copies.kept_longer),
    session_idle_hours: { label: sessions.idle, help: sessions.idle_help, type: 'number' },
    import_source: link(settings.import.source, settings.import.source_help),
  };
}
