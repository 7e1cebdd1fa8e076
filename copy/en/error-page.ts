/** The page for addresses that lead nowhere, and for failures. */
export const errorPage = {
  heading: 'Unexpected Application Error!',
  not_found: 'There is no page at this address. It may have moved, or the link may have lost a letter.',
  broken: 'Something failed on this side. You did nothing wrong. Please try again in a minute.',
  request_id: 'If you report it, quote this number: {id}',
  home: 'Back to the home page',
  blog: 'Read the blog',
  retry: 'Try again',
};
