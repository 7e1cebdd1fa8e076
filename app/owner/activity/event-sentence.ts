import { fill, plural } from '../../../messages/fill.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import { parseLocale } from '../../../shared/locale.ts';
import type { Owner } from '../context/owner-context.ts';
import type { Clock } from '../context/use-clock.ts';
import { settingNames } from './setting-names.ts';

type Speaking = Pick<Owner, 'messages' | 'locale'> & {
  /** A moment by the owner's clock. */
  moment: Clock['moment'];
  /** Of posts, by id and by slug. */
  titles?: ReadonlyMap<string, string>;
};

/** What an event is called, in one plain sentence. One that a newer version has written has its name. */
export function eventSentence(
  { name, what, count }: AuditEntry,
  { messages, locale, moment, titles = new Map() }: Speaking,
): string {
  const { activity } = messages;
  const { former_slug: former } = what;
  // By its id where it has one: its slug may be another post's by now.
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
