/** Before and after: a section of the home page that the owner can switch on. */
export const slider = {
  heading: 'What the pencil takes out',
  intro: 'Drag the line. On the left, what arrived; on the right, what was said.',
  handle: 'Compare before and after',
  value: '{percent} percent revised',
  before: 'Before',
  after: 'After',
  previous: 'Previous example',
  next: 'Next example',
  position: 'Example {n} of {total}',
  pairs: {
    reorganization: {
      before: 'We are excited to announce a strategic realignment of our operating model.',
      after: 'On Monday three teams become one. Here is who to call.',
    },
    people: {
      before: 'Our people are our greatest asset.',
      after: 'I asked a great deal of you this year. Here is what you get in return.',
    },
    fault: {
      before: 'We take this matter extremely seriously.',
      after: 'We were wrong. By Friday I will tell you how it happened and what we will pay.',
    },
  },
};
