/** English sentences about expected failures, the same in the API and on the pages. `{name}` stands for a value. */
export const failureTexts = {
  sign_in_needed: 'Please sign in first.',
  title_and_body_required: 'Title and body are required',
  pair_language: 'The post is linked to its translation, so its language can’t change. Unlink the two first.',
  slug_taken: 'Another post already uses the address “{slug}”. Choose a different one.',
  slug_reserved: 'The address “{slug}” is reserved for the site itself. Choose a different one.',
  slug_invalid: 'An address can contain letters, digits and hyphens.',
  text_too_intricate:
    'This text has too much formatting to display. Nothing was lost. Remove some of it, or split the text in two.',
  publish_at_past: 'That time is in the past. Choose a later one, or publish now.',
  publish_at_required: 'Choose the day and time at which the post goes live.',
  publish_at_unscheduled: 'Only a scheduled post can have a publication time.',
  publish_at_invalid: 'That isn’t a valid date and time. Use the form 2026-03-31T09:00.',
  time_skipped: '{wanted} doesn’t exist in {zone}: clocks go forward that night and show {instead} instead.',
  time_twice: '{wanted} occurs twice in {zone}: clocks go back that night. Choose which one you mean.',
  changed_elsewhere:
    'This text was changed in another window after you opened it. Compare the two before you save.',
  password_too_short: 'A password needs at least {least} characters.',
  password_common: 'That password is too easy to guess. Choose another one; four random words will do.',
  password_fixed:
    'The password is set on the server by OWNER_PASSWORD. Change it there and restart the site.',
  sign_in_busy: 'Too many people are signing in right now. Try again in a moment.',
  sign_in_paused: 'Too many wrong passwords have come from many places. Try again in a few minutes.',
  no_posts: 'No posts were found there.',
  archive_too_large: 'This archive unpacks to more than a blog can be. Pack the posts alone.',
  not_an_export:
    'This file is not a blog export. What can be read: an export from WordPress or Squarespace (XML), Ghost (JSON), Substack or Medium (zip), Blogger (feed.atom, XML or zip), and Markdown with front matter (zip).',
  file_type:
    'This kind of file can’t be used. JPEG, PNG, WebP, AVIF and GIF can. Convert a HEIC photo to JPEG first: on a Mac, export it from Preview; on an iPhone, choose Settings › Camera › Formats › Most Compatible before you take it.',
  file_broken: 'The file could not be read as an image. It may be damaged.',
  address_refused: 'That address is not open to import. Use the public address of the old blog.',
  no_answer: 'That address did not answer in time. Check it in your browser and try again.',
};

/** A sentence with its values. A placeholder without one stays. */
export function failureText(
  code: keyof typeof failureTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return failureTexts[code].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
