/** The steps that make a new site the owner’s. */
export const onboarding = {
  title: 'Your site is running. Let us make it yours.',
  intro: 'Five short steps. You can stop after any of them and come back.',
  step: 'Step {n} of {total}',
  next: 'Continue',
  back: 'Back',
  later: 'Later',
  passkey: {
    heading: 'Let a device vouch for you',
    body: 'With a passkey, signing in takes the password and your fingerprint, face or code. A stolen password alone then opens nothing. It can also wait.',
  },
  brand: {
    heading: 'Your name and brand',
    body: 'Both can be changed at any time.',
  },
  language: {
    heading: 'The language visitors see first',
    body: 'They can always switch. Everything built in exists in English and Spanish.',
  },
  import: {
    heading: 'Do you have an old blog?',
    body: 'Give its address or its export file and look at the posts before you keep them.',
    none: 'No, I start fresh',
  },
  samples: {
    heading: 'What is still a sample',
    body: 'These parts came with the site. They are marked as samples until you replace or hide them.',
  },
  done: {
    heading: 'Ready',
    body: 'Look at the site as a visitor would. Then write something.',
    see: 'See the site',
    write: 'Write a post',
  },
  notice: 'Five short steps make this site yours: passkey, name, language, old blog, samples.',
  begin: 'Begin',
  skip: 'Skip this step',
  progress: 'Steps',
  finish: 'Finish',
  look: 'Go to the import page',
};
