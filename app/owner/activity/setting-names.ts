import { fill } from '../../../messages/fill.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { Owner } from '../context/owner-context.ts';

/** Settings that are named in one sentence; the others are counted. */
const named = 4;

/** The names of changed settings as the settings page calls them, each once. */
export function settingNames(fields: readonly string[], messages: Owner['messages']): string {
  const names: Readonly<Partial<Record<string, string>>> = namesIn(messages);
  const all = [...new Set(fields.map((field) => names[field] ?? field))];
  const listed = all.slice(0, named).join(', ');
  const more = all.length - named;
  return more > 0 ? fill(messages.activity.and_more, { fields: listed, count: more }) : listed;
}

function namesIn({
  activity,
  settings,
  speech,
}: Owner['messages']): Readonly<Record<keyof Settings, string>> {
  const { brand, contact, home, legal, prompts, geo, samples } = settings;
  const { email, first_run, price } = activity.fields;
  return {
    brand: brand.brand,
    founder: brand.founder,
    logo: brand.logo,
    portrait: brand.portrait,
    social: brand.social,
    index_now: brand.index_now,
    language: brand.default_language,
    time_zone: brand.time_zone,
    email_user: email,
    email_domain: email,
    email_subject: contact.subject,
    email_body: contact.body,
    hero_video: home.hero_video,
    hero_poster: home.hero_poster,
    human_video: home.human_video,
    clients: home.clients,
    press: home.press,
    testimonials: home.testimonials,
    service_cards: home.cards,
    outcomes: home.outcomes,
    service_quotes: samples.items.service_quotes,
    lead_magnet: home.lead_magnet,
    slider: home.slider,
    payment_link: prompts.link,
    payment_link_mexico: prompts.link_mexico,
    price_usd: price,
    price_mxn: prompts.price_mexico,
    show_price: prompts.show_price,
    legal_entity: legal.entity,
    legal_address: legal.address,
    legal_law: legal.law,
    pace_en: speech.pace_en,
    pace_es: speech.pace_es,
    geo_service: geo.service_url,
    import_source: settings.import.source,
    copies_every: `${settings.copies.heading}: ${settings.copies.every}`,
    copies_to: `${settings.copies.heading}: ${settings.copies.to}`,
    copies_kept: `${settings.copies.heading}: ${settings.copies.kept}`,
    copies_kept_longer: settings.copies.kept_longer,
    first_run,
    session_idle_hours: settings.sessions.idle,
    legal_read: samples.items.legal,
    show_samples: samples.heading,
  };
}
