/** What was done on the site, and who knocked at its door, as its owner reads it. */
export const activity = {
  title: 'Activity',
  intro:
    'What was done on this site, and who tried to get in, kept for 400 days. Texts, passwords and addresses of visitors are not in it.',
  meta_title: 'Activity: Sign-ins and Changes of the Site | {brand}',
  meta_description:
    'The owner’s record of sign-ins, failed passwords, changes and copies of the site, newest first. Protected by the same password as the workspace.',
  link: 'See what was done on the site',
  help: 'Sign-ins, wrong passwords, refused changes, and everything that was changed, day by day.',
  back: 'Back to the settings',
  filter: 'Show',
  kinds: {
    all: 'Everything',
    door: 'Sign-ins and passwords',
    refused: 'Refused',
    published: 'Posts, texts and pictures',
    settings: 'Settings',
    copies: 'Imports and copies',
  },
  apply: 'Show',
  download: 'Download as CSV',
  none: 'Nothing of this kind has happened',
  empty: 'Nothing has happened yet',
  empty_help:
    'Everything that is published, changed or refused on the site is written down here, with its time.',
  all: 'Show everything',
  pager: 'Pages of the activity',
  newest: 'Newest',
  older: 'Older',
  utc: 'Times are in UTC.',
  own: 'This session',
  session: 'Session {mark}',
  client: 'From {mark}',
  marks:
    'A mark of letters and digits stands for one session, or for the address someone came from. The addresses themselves are not kept.',
  last: 'Last at {time}',
  sources: {
    api: 'Through the API',
    command_line: 'On the server',
  },
  events: {
    signed_in: 'Signed in',
    signed_out: 'Signed out',
    session_ended: 'Ended another session',
    password_changed: 'Changed the password; every other session ended',
    password_confirmed: 'Confirmed with the password',
    passkey_added: 'Added a passkey',
    passkey_removed: 'Removed a passkey',
    recovery_code_used: 'Used up a recovery code',
    recovery_codes_made: 'Made new recovery codes',
    settings_changed: 'Changed settings: {fields}',
    post_published: 'Published “{slug}”',
    post_unpublished: 'Took “{slug}” off the site',
    post_scheduled: 'Scheduled “{slug}” for {time}',
    post_unscheduled: 'Made “{slug}”, which was scheduled, a draft again',
    post_deleted: 'Deleted “{slug}”',
    post_restored: 'Brought back “{slug}”',
    tag_renamed: 'Renamed the tag “{former}” to “{slug}” in {posts}',
    section_published: 'Published the text “{section}” ({language})',
    picture_removed: 'Deleted a picture from the library',
    unknown: '{name}',
  },
  signed_in_with: {
    passkey: 'Signed in with a passkey',
    recovery_code: 'Signed in with a recovery code',
  },
  published_on_time: 'Published “{slug}” at its time, {time}',
  published_again: 'Changed “{slug}”, which is on the site',
  moved: '{event}; it was at “{former}” before',
  counted: {
    sign_in_failed: { one: 'A wrong password', other: 'A wrong password, {count} times' },
    password_confirm_failed: {
      one: 'A wrong current password',
      other: 'A wrong current password, {count} times',
    },
    passkey_failed: {
      one: 'A passkey or recovery code that did not match',
      other: 'A passkey or recovery code that did not match, {count} times',
    },
    locked_out: {
      one: 'Locked out after too many wrong passwords',
      other: 'Locked out after too many wrong passwords; tried {count} times',
    },
    brake_applied: {
      one: 'Sign-ins slowed down, as too many came at once',
      other: 'Sign-ins slowed down, as too many came at once, {count} times',
    },
    no_session: {
      one: 'Refused a change by someone who is not signed in',
      other: 'Refused {count} changes by someone who is not signed in',
    },
    session_ended: {
      one: 'Refused a change in a session that has ended',
      other: 'Refused {count} changes in a session that has ended',
    },
    other_site: {
      one: 'Refused a change that another site asked for',
      other: 'Refused {count} changes that another site asked for',
    },
    sessions_ended: { one: 'Ended {count} other session', other: 'Ended {count} other sessions' },
    export_made: { one: 'Exported {count} post', other: 'Exported {count} posts' },
    backup_made: {
      one: 'Made a copy of the site, {count} post',
      other: 'Made a copy of the site, {count} posts',
    },
    restore_done: {
      one: 'Brought a copy of the site back, {count} post',
      other: 'Brought a copy of the site back, {count} posts',
    },
  },
  import_run: 'Imported an old blog: {created} new, {updated} changed',
  import_pictures: {
    one: 'Brought {count} picture of imported posts into the library',
    other: 'Brought {count} pictures of imported posts into the library',
  },
  pictures_moved: {
    s3: {
      one: 'Moved {count} file of pictures into the object store',
      other: 'Moved {count} files of pictures into the object store',
    },
    database: {
      one: 'Moved {count} file of pictures back into the database',
      other: 'Moved {count} files of pictures back into the database',
    },
  },
  import_undone: 'Undid an import: {removed} removed, {restored} as before',
  and_more: '{fields} and {count} more',
  fields: {
    email: 'Email address',
    first_run: 'First steps',
    price: 'Price',
  },
};
