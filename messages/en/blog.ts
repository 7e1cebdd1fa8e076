/** The blog list. */
export const blog = {
  heading: 'Blog',
  intro: 'Notes from a ghostwriter’s desk.',
  filter_label: 'Filter by year',
  filter_all: 'All',
  filter_apply: 'Show',
  count: { one: 'Showing {count} post', other: 'Showing {count} posts' },
  tagged: { one: '{count} post with this tag.', other: '{count} posts with this tag.' },
  pinned: 'Pinned',
  all_posts: 'See all posts',
  tags: 'Posts by tag',
  loading: 'Loading posts…',
  retry: 'Try again',
  empty: 'No posts yet.',
  empty_year: 'No posts from {year}. Choose another year, or All.',
  read_more: 'Read more',
  in_english: 'In English',
  in_spanish: 'In Spanish',
  read_translation: 'Read it in English',
  only_in_english: 'This article is in English.',
  only_in_spanish: 'This article is in Spanish.',
};

/** The article page. */
export const post = {
  back: 'All posts',
  reading_time: { one: '{count}-minute read', other: '{count}-minute read' },
  tags: 'Tags',
  newer: 'Newer',
  older: 'Older',
  draft_notice: 'Draft. Only you can see this page.',
  scheduled_notice: 'Scheduled. Until it goes live, only you can see this page.',
  edit: 'Edit this post',
  closing: 'Have something to say, and a date to say it by?',
  /** After the name of a service. */
  service_note: ': how I would write yours',
  byline: 'Written and, for once, signed by {founder}.',
  byline_no_name: 'Unsigned, from habit.',
  read_next: 'Read next',
  not_found_heading: 'Post not found',
  not_found_text: 'This article may have moved.',
  not_found_back: 'See all posts',
};
