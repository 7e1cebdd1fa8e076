import { fill, plural } from '../../../messages/fill.ts';
import { type AuditEntry, type AuditName, auditNames } from '../../../shared/audit-event.ts';
import { parseLocale } from '../../../shared/locale.ts';
import type { Clock, Owner } from '../context/owner-context.ts';
import { type SettingField, settingFields } from '../forms/setting-fields.ts';

/** The filters of the activity log. */
export const activityKinds = ['all', 'door', 'refused', 'published', 'settings', 'copies'] as const;

type ActivityKind = (typeof activityKinds)[number];

const patterns: Record<ActivityKind, RegExp> = {
  all: /^/,
  door: /^(sign|session|password_|passkey_|recovery_|locked_out|brake_)/,
  refused: /(_failed|_refused)$|^(locked_out|brake_applied)$/,
  published: /^(posts?|next|review|tag|section|picture)_|^guard_overruled$/,
  settings: /^settings_|^guard_list_/,
  copies: /^(import|export|backup|restore|pictures)_/,
};

export function readKind(text: string | null): ActivityKind {
  return activityKinds.find((kind) => kind === text) ?? 'all';
}

export function namesOf(kind: ActivityKind): AuditName[] | undefined {
  return kind === 'all' ? undefined : auditNames.filter((name) => patterns[kind].test(name));
}

const named = 4;

export function settingNames(fields: readonly string[], messages: Owner['messages']): string {
  const texts: Readonly<Partial<Record<string, SettingField>>> = settingFields(messages);
  const { activity, settings, speech } = messages;
  const others: Readonly<Partial<Record<string, string>>> = {
    email_user: texts.email?.label,
    email_domain: texts.email?.label,
    pace_en: speech.pace_en,
    pace_es: speech.pace_es,
    first_run: activity.first_run,
    legal_read: settings.samples.items.legal,
    show_samples: settings.samples.heading,
  };
  const nameOf = (field: string) => {
    const name = texts[field]?.label ?? others[field] ?? field;
    return field.startsWith('copies_') ? `${settings.copies.heading}: ${name}` : name;
  };
  const all = [...new Set(fields.map(nameOf))];
  const listed = all.slice(0, named).join(', ');
  const more = all.length - named;
  return more > 0 ? fill(activity.and_more, { fields: listed, count: more }) : listed;
}

type Speaking = Pick<Owner, 'messages' | 'locale'> & {
  moment: Clock['moment'];
  /** Post titles, by ID and by slug. */
  titles?: ReadonlyMap<string, string>;
};

/** Returns an event as a sentence. An unknown event from a newer version is shown by name. */
export function eventSentence(
  { name, what, count }: AuditEntry,
  { messages, locale, moment, titles = new Map() }: Speaking,
): string {
  const { activity } = messages;
  const { former_slug: former } = what;
  // Find the title by the post's ID if possible, because another post may have the slug by now.
  const isPost = name.startsWith('post_') && what.id !== undefined;
  const titleOf = (address = '', key: string = address) => titles.get(key) || address;
  const slug = titleOf(what.slug, isPost ? what.id : what.slug);
  switch (name) {
    case 'signed_in':
      return what.factor ? activity.signed_in_with[what.factor] : activity.events.signed_in;
    case 'access_refused':
      return plural(locale, activity.counted[what.reason ?? 'no_session'], count);
    case 'sessions_ended':
      return plural(locale, activity.counted.sessions_ended, what.ended ?? 0);
    case 'export_made':
    case 'backup_made':
    case 'restore_done':
      return plural(locale, activity.counted[name], what.posts ?? 0);
    case 'sign_in_failed':
    case 'password_confirm_failed':
    case 'passkey_failed':
    case 'locked_out':
    case 'brake_applied':
      return plural(locale, activity.counted[name], count);
    case 'settings_changed':
      return fill(activity.events.settings_changed, { fields: settingNames(what.fields ?? [], messages) });
    case 'post_scheduled':
      return fill(activity.events.post_scheduled, { slug, time: moment(what.publish_at ?? '') });
    case 'post_held_back':
      return fill(activity.held_back[what.held_for ?? 'names_found'], { slug });
    case 'post_published': {
      if (what.publish_at !== undefined)
        return fill(activity.published_on_time, { slug, time: moment(what.publish_at ?? '') });
      const event = fill(what.again ? activity.published_again : activity.events.post_published, { slug });
      return former === undefined ? event : fill(activity.moved, { event, former });
    }
    case 'tag_renamed': {
      const posts = plural(locale, messages.tags.posts, what.posts ?? 0);
      return fill(activity.events.tag_renamed, { slug: what.slug ?? '', former: former ?? '', posts });
    }
    case 'section_published':
      return fill(activity.events.section_published, sectionOf(what, messages));
    case 'import_run':
      if (what.kind === 'pictures') return plural(locale, activity.import_pictures, what.pictures ?? 0);
      return fill(activity.import_run, { created: what.created ?? 0, updated: what.updated ?? 0 });
    case 'pictures_moved':
      return plural(locale, activity.pictures_moved[what.to ?? 's3'], what.files ?? 0);
    case 'import_undone':
      return fill(activity.import_undone, { removed: what.removed ?? 0, restored: what.restored ?? 0 });
    default: {
      const simple: Readonly<Record<string, string>> = activity.events;
      const sentence = Object.hasOwn(simple, name) ? simple[name] : undefined;
      return fill(sentence ?? activity.events.unknown, { slug, name, other: titleOf(what.other_slug) });
    }
  }
}

function sectionOf(what: AuditEntry['what'], messages: Owner['messages']) {
  const sections: Readonly<Record<string, string>> = messages.contentManager.sections;
  const key = what.section_key ?? '';
  const known = parseLocale(what.language);
  return {
    section: sections[key] ?? key,
    language: known ? messages.language[`name_${known}`] : (what.language ?? ''),
  };
}
