/** Pages of a title, one sentence and the link to the contact page. */
export const placeholders = {
  cta: 'Book a Consultation',
  services: {
    title: 'Services',
    sentence: 'Select a track below. Detailed service pages coming soon.',
  },
  writing_samples: {
    title: 'Writing Samples',
    sentence: 'Curated articles, op-eds and speeches.',
  },
  when_it_mattered: {
    title: 'When It Mattered',
    sentence: 'Anonymized moments where clarity moved people to act.',
  },
  resources: {
    title: 'Resources',
    sentence: 'Articles and tips coming soon.',
  },
  privacy: {
    title: 'Privacy',
    sentence: 'Your information is handled with care.',
  },
  terms: {
    title: 'Terms',
    sentence: 'Professional standards and scope.',
  },
};
