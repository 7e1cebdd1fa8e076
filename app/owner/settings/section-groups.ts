import type { OwnerMessages } from '../context/owner-context.ts';

export interface SectionGroup {
  name: string;
  /** The sections by their anchors, in the order of the page. */
  sections: { id: string; name: string }[];
}

/** The parts of the settings page, as its index lists them. */
export function sectionGroups({
  activity,
  guard,
  importRuns,
  passkeys,
  settings,
}: OwnerMessages): SectionGroup[] {
  const { groups, home, samples } = settings;
  const groupOf = (name: string, sections: Record<string, string>): SectionGroup => ({
    name,
    sections: Object.entries(sections).map(([id, heading]) => ({ id, name: heading })),
  });
  return [
    groupOf(groups.you, {
      launch: samples.heading,
      brand: settings.brand.heading,
      contact: settings.contact.heading,
    }),
    groupOf(groups.home, {
      clients: home.clients,
      press: home.press,
      testimonials: home.testimonials,
      cards: home.cards,
      outcomes: home.outcomes,
      films: home.videos,
      switches: home.sections,
    }),
    groupOf(groups.pages, {
      service_quotes: samples.items.service_quotes,
      prompts: settings.prompts.heading,
      country: settings.geo.heading,
      legal: settings.legal.heading,
    }),
    groupOf(groups.blog, {
      images: settings.images.heading,
      'old-blog': settings.import.heading,
      imports: importRuns.list.title,
    }),
    groupOf(groups.safety, { copies: settings.copies.heading, guard: guard.title }),
    groupOf(groups.access, {
      'change-password': settings.password.heading,
      passkeys: passkeys.heading,
      sessions: settings.sessions.heading,
      activity: activity.title,
    }),
  ];
}
