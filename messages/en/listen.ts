/** An article read by the browser's voice. */
export const listen = {
  start: 'Listen',
  label: 'Listen to this article',
  bar: 'Reading aloud',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  place: '{n} of {total}',
};
