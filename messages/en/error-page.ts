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
  unavailable: 'The site can’t reach its texts just now. Please try again in a moment.',
  busy: 'Other work is being saved just now. Please try again in a few seconds.',
  disk_full: 'The disk is full, so nothing can be saved. Make room on the server and try again.',
  read_only: 'Nothing can be saved just now, only read. Look at the server and try again.',
  typed_kept: 'What you have typed is still here. Leave this page open until it could be sent.',
  send_again: 'Send it again',
};
