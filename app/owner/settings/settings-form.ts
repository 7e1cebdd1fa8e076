import { type ServiceKey, services } from '../../../shared/public-pages.ts';
import { readPrice, type Settings, sampleMailDomain } from '../../../shared/settings.ts';

type Lists = Pick<Settings, 'clients' | 'press' | 'testimonials' | 'outcomes' | 'service_quotes'>;
export type ListName = keyof Lists;
export type Item<Name extends ListName> = NonNullable<Lists[Name]>[number];

/** The kind of content that a section of the site shows. */
export type Visibility = 'sample' | 'hidden' | 'own';

/** A list being edited. Hidden entries are retained until the list is saved. */
export interface ListForm<Entry> {
  shown: Visibility;
  entries: Entry[];
}

/** An entry with a unique key, so that its fields move with it. */
export type Keyed<Entry> = Entry & { key: string };

export type LocalizedText = Settings['email_subject'];

export interface CardForm {
  title: LocalizedText;
  copy: LocalizedText;
  cta: LocalizedText;
  price: LocalizedText;
  image: string;
}
export interface QuoteForm {
  quote: LocalizedText;
  author: LocalizedText;
}

type Plain = Omit<
  Settings,
  | ListName
  | 'email_user'
  | 'email_domain'
  | 'social'
  | 'price_usd'
  | 'price_mxn'
  | 'session_idle_hours'
  | 'copies_kept'
  | 'service_cards'
>;

/** The settings as form fields: one field per URL, lists of URLs as lines, numbers as text. */
export interface SettingsForm extends Plain {
  email: string;
  social: string;
  price_usd: string;
  price_mxn: string;
  session_idle_hours: string;
  copies_kept: string;
  /** Whether a visitor's country comes from the built-in table or from the service at `geo_service`. */
  geo_by: 'builtin' | 'service';
  clients: ListForm<Keyed<Item<'clients'>>>;
  press: ListForm<Keyed<Item<'press'>>>;
  testimonials: ListForm<Keyed<Item<'testimonials'>>>;
  outcomes: ListForm<Keyed<Item<'outcomes'>>>;
  service_cards: Record<ServiceKey, CardForm>;
  service_quotes: { shown: Visibility; entries: Record<ServiceKey, QuoteForm> };
}

export function formOf(settings: Settings): SettingsForm {
  const { email_user, email_domain, social, clients, press, testimonials, outcomes, ...rest } = settings;
  return {
    ...rest,
    email: email_user && email_domain ? `${email_user}@${email_domain}` : '',
    social: social.join('\n'),
    price_usd: String(settings.price_usd),
    price_mxn: String(settings.price_mxn),
    session_idle_hours: String(settings.session_idle_hours),
    copies_kept: String(settings.copies_kept),
    geo_by: settings.geo_service ? 'service' : 'builtin',
    clients: listOf(clients),
    press: listOf(press),
    testimonials: listOf(testimonials),
    outcomes: listOf(outcomes),
    service_cards: byService((key) => {
      const card = settings.service_cards.find(({ service }) => service === key);
      return {
        title: card?.title ?? none,
        copy: card?.copy ?? none,
        cta: card?.cta ?? none,
        price: card?.price ?? none,
        image: card?.image ?? '',
      };
    }),
    service_quotes: {
      shown: visibilityOf(settings.service_quotes),
      entries: byService((key) => {
        const own = settings.service_quotes?.find(({ service }) => service === key);
        return { quote: own?.quote ?? none, author: own?.author ?? none };
      }),
    },
  };
}

/** Returns a form sent without JavaScript, whose fields are named after their settings. Lists don't change. */
export function readFields(sent: FormData, saved: SettingsForm): SettingsForm {
  const text = (name: string) => String(sent.get(name)).replaceAll('\r\n', '\n');
  const typed = Object.entries(saved).map(([name, value]) => {
    if (sent.has(`${name}.en`)) return [name, { en: text(`${name}.en`), es: text(`${name}.es`) }];
    if (!sent.has(name) || typeof value === 'object') return [name, value];
    return [name, typeof value === 'boolean' ? sent.getAll(name).includes('on') : text(name)];
  });
  return Object.fromEntries(typed);
}

/** Returns the settings for some fields, unchecked. */
export function patchOf(form: Partial<SettingsForm>): Record<string, unknown> {
  const patch: Record<string, unknown> = { ...form };
  if (form.email !== undefined) {
    delete patch.email;
    const address = form.email.trim();
    const at = address.lastIndexOf('@');
    patch.email_user = at < 0 ? address : address.slice(0, at);
    patch.email_domain = at < 0 ? '' : address.slice(at + 1);
  }
  if (form.social !== undefined) {
    patch.social = form.social.split('\n').flatMap((line) => line.trim() || []);
  }
  // Text that isn't a number stays as it is and is rejected.
  for (const name of ['price_usd', 'price_mxn'] as const) {
    const typed = form[name];
    if (typed !== undefined) patch[name] = readPrice(typed) ?? typed;
  }
  for (const name of ['session_idle_hours', 'copies_kept'] as const) {
    const typed = form[name];
    if (typed !== undefined) patch[name] = /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed;
  }
  if (form.geo_by !== undefined) {
    delete patch.geo_by;
    // An external service requires a URL. '?' is invalid, so a missing one is rejected.
    patch.geo_service = form.geo_by === 'builtin' ? '' : form.geo_service?.trim() || '?';
  }
  for (const name of ['clients', 'press', 'testimonials', 'outcomes'] as const) {
    const list = form[name];
    if (list) patch[name] = saved(list.shown, list.entries.map(unkeyed));
  }
  if (form.service_cards) patch.service_cards = filled(form.service_cards);
  if (form.service_quotes) {
    patch.service_quotes = saved(form.service_quotes.shown, filled(form.service_quotes.entries));
  }
  return patch;
}

/**
 * Returns the settings that differ from the saved ones, unchecked. Both parts of the email address are saved
 * together, because one alone is invalid.
 */
export function changedSettings(form: Partial<SettingsForm>, saved: Partial<SettingsForm>) {
  const [patch, before] = [patchOf(form), patchOf(saved)];
  const isChanged = (name: string) => JSON.stringify(patch[name]) !== JSON.stringify(before[name]);
  const isEmailChanged = isChanged('email_user') || isChanged('email_domain');
  const names = Object.keys(patch).filter(
    (name) => isChanged(name) || (isEmailChanged && /^email_[ud]/.test(name)),
  );
  return Object.fromEntries(names.map((name) => [name, patch[name]]));
}

/** Returns a list's value: null for sample content, empty if hidden (`shared/settings.ts`). */
function saved<Entry>(shown: Visibility, entries: Entry[]): Entry[] | null {
  if (shown === 'sample') return null;
  return shown === 'hidden' ? [] : entries;
}

/** Returns the services with entries, in order. */
function filled<Entry extends CardForm | QuoteForm>(entries: Record<ServiceKey, Entry>) {
  return services
    .map(({ key }) => ({ service: key, ...entries[key] }))
    .filter(({ service: _, ...entry }) =>
      (Object.values(entry) as (string | LocalizedText)[]).some(isFilled),
    );
}

/** Returns the path of a service's fields: with its index among the services to save, or with its key if it isn't one of them. */
export function placeOf<Entry extends CardForm | QuoteForm>(
  list: string,
  entries: Record<ServiceKey, Entry>,
  key: ServiceKey,
): string {
  const index = filled(entries).findIndex(({ service }) => service === key);
  return `${list}.${index < 0 ? key : index}`;
}

function isFilled(value: string | LocalizedText): boolean {
  return typeof value === 'string' ? value !== '' : value.en !== '' || value.es !== '';
}

const none: LocalizedText = { en: '', es: '' };

function listOf<Entry>(saved: Entry[] | null): ListForm<Keyed<Entry>> {
  const entries = (saved ?? []).map((entry, index) => ({ ...entry, key: `saved-${index}` }));
  return { shown: visibilityOf(saved), entries };
}

function visibilityOf(saved: unknown[] | null): Visibility {
  if (!saved) return 'sample';
  return saved.length > 0 ? 'own' : 'hidden';
}

function unkeyed<Entry extends object>({ key: _, ...entry }: Keyed<Entry>) {
  return entry;
}

function byService<Entry>(of: (key: ServiceKey) => Entry): Record<ServiceKey, Entry> {
  return Object.fromEntries(services.map(({ key }) => [key, of(key)])) as Record<ServiceKey, Entry>;
}

/** The owner's lists whose samples can be hidden. */
export const hideable = ['clients', 'press', 'testimonials', 'outcomes', 'service_quotes'] as const;

/** Sample content that the owner of a new site still has to replace, by message name. */
export type ChecklistName =
  | 'name'
  | 'address'
  | 'clients'
  | 'press'
  | 'testimonials'
  | 'outcomes'
  | 'service_quotes'
  | 'video'
  | 'posts'
  | 'payment'
  | 'legal_facts'
  | 'legal';

export interface ChecklistItem {
  name: ChecklistName;
  state: 'sample' | 'hidden';
  /** Its first setting; undefined if it is replaced elsewhere. */
  field?: keyof SettingsForm;
  /** Whether the list's samples can be shown again separately. */
  canShow?: true;
}

/** The numbers of sample posts: published and drafts. */
export interface SamplePosts {
  shown: number;
  hidden: number;
}

/** Returns the checklist: sample content that visitors still see, missing content, and hidden content. */
export function checklistItems(settings: Settings, posts: SamplePosts): ChecklistItem[] {
  const missing = (name: ChecklistName, field: keyof SettingsForm, isMissing: boolean): ChecklistItem[] =>
    isMissing ? [{ name, state: 'sample', field }] : [];
  const lists = hideable.flatMap((name): ChecklistItem[] => {
    const list = settings[name];
    if (list && list.length > 0) return [];
    if (list) return [{ name, state: 'hidden', field: name, canShow: true }];
    return [{ name, state: settings.show_samples ? 'sample' : 'hidden', field: name }];
  });
  return [
    ...missing('name', 'founder', !settings.founder),
    ...missing(
      'address',
      'email',
      !settings.email_user || ['', sampleMailDomain].includes(settings.email_domain),
    ),
    ...lists,
    ...missing('video', 'human_video', !settings.human_video),
    ...(posts.shown > 0 ? [{ name: 'posts', state: 'sample' } as const] : []),
    ...(posts.shown === 0 && posts.hidden > 0
      ? [{ name: 'posts', state: 'hidden', canShow: true } as const]
      : []),
    ...missing('payment', 'payment_link', !settings.payment_link && !settings.payment_link_mexico),
    ...missing(
      'legal_facts',
      'legal_entity',
      !settings.legal_entity || !settings.legal_address || !settings.legal_law.en,
    ),
    ...(settings.legal_read ? [] : [{ name: 'legal', state: 'sample' } as const]),
  ];
}
