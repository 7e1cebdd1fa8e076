/** One post. */
export const post = {
  back: 'All posts',
  reading_time: {
    one: '{count}-minute read',
    other: '{count}-minute read',
  },
  tags: 'Tags',
  newer: 'Newer',
  older: 'Older',
  draft_notice: 'Draft. Only you can see this page.',
  scheduled_notice: 'Scheduled. Until its time only you can see this page.',
  edit: 'Edit this post',
  closing: 'Have something to say, and a date to say it by?',
  not_found_heading: 'Post not found',
  not_found_text: 'This article may have moved.',
  not_found_back: 'See all posts',
};
