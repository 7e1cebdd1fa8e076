/** The page for addresses that lead nowhere, and for failures. */
export const errorPage = {
  heading: 'Unexpected Application Error!',
  not_found: 'There is no page at this address. It may have moved, or the link may have lost a letter.',
  broken: 'Something failed on this side. You did nothing wrong. Please try again in a minute.',
  request_id: 'If you report it, quote this number: {id}',
  home: 'Back to the home page',
  blog: 'Read the blog',
  retry: 'Try again',
  database_heading: 'One moment, please',
  unavailable: 'The site can’t reach its texts right now. Please try again in a moment.',
  busy: 'Other work is being saved right now. Please try again in a few seconds.',
  disk_full: 'The disk is full, so nothing can be saved. Free up space on the server and try again.',
  read_only: 'Right now the site can only be read; nothing can be saved. Check the server and try again.',
  typed_kept: 'What you have typed is still here. Leave this page open until it has been sent.',
  send_again: 'Send it again',
};
