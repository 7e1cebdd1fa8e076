/** The first steps of a new site: what it asks its owner, and where to begin. */
export const onboarding = {
  title: 'Your site is running. Let us make it yours.',
  intro: 'Five short answers. You can change each of them at any time.',
  address: 'Where email should reach you',
  address_help:
    'Visitors write to this address. Left empty, the site shows a sample, and what is written there reaches nobody.',
  next: 'Continue',
  later: 'Later',
  ready: {
    heading: 'The site knows whose it is',
    intro: 'Two things make it sound like you.',
    headline: {
      heading: 'Your headline',
      body: 'The first line anybody reads. Change it right on the page.',
      act: 'Change the headline',
    },
    article: {
      heading: 'Your first article',
      body: 'Write it or paste it, put a picture in, publish it, and send the link to somebody.',
      act: 'Write an article',
    },
    later: 'When there is time',
    passkey: {
      act: 'Add a passkey',
      body: 'With one, a stolen password alone opens nothing.',
    },
    blog: {
      act: 'Bring the old blog along',
      body: 'Give its address or its export file, and look at the posts before you keep them.',
    },
    samples: {
      act: 'Replace the samples',
      body: 'Quotes, clients and outcomes came with the site. They are marked as samples until you replace or hide them.',
    },
  },
  notice:
    'Five short answers make this site yours: its name, your name, where email goes, its language and your time zone.',
  begin: 'Begin',
};
