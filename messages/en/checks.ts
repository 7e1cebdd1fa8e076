import type { CheckCode, PostCheck } from '../../shared/checks/post-check.ts';

/** What a post could still use, before it is published. */
export const checks = {
  heading: 'Before you publish',
  intro: 'None of this holds the post back.',
  more: 'The first {count} are shown. The others follow as these are mended.',
  lines: {
    title_long: 'The title has {length} characters. Search results would show “{passage}…”',
    no_excerpt: 'It has no excerpt. Lists and shared links take the start of the text.',
    no_tags: 'It has no tags. Readers won’t find it among others on its subject.',
    slug_year: 'The address says {passage}, and will look old before the text does.',
    slug_long: 'The address has {length} characters. Up to 60 are easy to pass on.',
    cover_without_words: 'The cover has no words for those who can’t see it.',
    picture_without_words: 'Picture {at} has no words for those who can’t see it.',
    heading_first: '“{passage}” is a heading as large as the title. There is one of those already.',
    heading_skipped: '“{passage}” is a subheading without a heading above it.',
    link_empty: 'The link “{passage}” leads nowhere.',
    link_empty_words: 'A link to {href} has no words to click on.',
    link_without_place: 'The link “{passage}” leads to a place that isn’t in the text: {href}',
    link_to_missing: 'The link “{passage}” leads to a page that isn’t there: {href}',
    link_to_hidden: 'The link “{passage}” leads where readers can’t go yet: {href}',
    placeholder: '“{passage}” looks like something to be filled in.',
  } satisfies Record<CheckCode | 'link_empty_words', string>,
  mend: {
    title: 'Shorten it',
    excerpt: 'Write one',
    tags: 'Add tags',
    slug: 'Change it',
    cover_alt: 'Write them',
    body: 'Go there',
  } satisfies Record<PostCheck['field'], string>,
  go_field: 'Go there',
  to_heading: 'Make it a heading',
};
