/** The page that stands in for others while there is no connection. */
export const offline = {
  title: 'No connection | {brand}',
  heading: 'No connection',
  text: 'This page could not be fetched. It is there again as soon as you are online.',
  kept_heading: 'What you can read now',
  nothing_kept: 'No article has been kept in this browser yet. Each one you open will be.',
};
