/** Words that a reader has selected in an article. */
export const passage = {
  bar: 'Selected passage',
  picture: 'Share as a picture',
  copy_link: 'Copy link to passage',
  copied: 'Link copied',
  copy_failed: 'The link could not be copied.',
  saved: 'Picture saved.',
  saved_and_copied: 'Picture saved, link copied.',
  too_long: 'Too long for a picture. Select less, or copy the link.',
  failed: 'The picture could not be made.',
};
