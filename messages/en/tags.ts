/** The owner’s list of tags. */
export const tags = {
  title: 'Tags',
  intro:
    'A new name goes into every post of a tag, and its former address leads to the new one. Give a tag the name of another, and the two become one.',
  meta_title: 'Tags: Rename Them, or Merge Two into One | {brand}',
  meta_description:
    'The tags of all posts with how many have each, to be renamed, or made one with another. Protected by the same password as the workspace.',
  back: 'Back to the posts',
  empty: 'No post has a tag yet',
  empty_help:
    'Tags gather posts on one subject on a page of their own. Write them under a post’s text in Compose, or give them to many posts at once in the list.',
  empty_act: 'Go to the posts',
  posts: { one: '{count} post', other: '{count} posts' },
  drafts: { one: 'and {count} draft', other: 'and {count} drafts' },
  view: 'View',
  view_label: 'View the page of “{name}”',
  rename: 'Rename',
  rename_label: 'Rename “{name}”',
  new_name: 'New name of “{name}”',
  merge: '“{name}” is already a tag ({posts}). Merge the two? That can’t be undone in one step.',
  merge_yes: 'Merge them',
  merge_no: 'Keep both',
  renamed: 'The tag is “{name}” now, in {posts}.',
  failures: {
    tag_invalid: 'A tag needs a name, without a comma.',
    names_found: 'This name must not appear.',
    guard_locked: 'The names that must not appear cannot be read.',
    text_too_intricate: 'This name cannot be read.',
    tag_not_found: 'No post has this tag anymore.',
  },
};
