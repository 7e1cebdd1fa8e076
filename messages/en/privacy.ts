/** Privacy: the text below its one sentence. */
export const privacy = {
  updated: 'Last changed on {date}',
  short_heading: 'In short',
  short_body:
    'This site does not follow you. It has no analytics, no advertising and no profiles of visitors.',
  who_heading: 'Who is responsible',
  who_body: 'This site is run by {brand}. Questions about it go to the address on the contact page.',
  stores_heading: 'What your browser keeps',
  stores_body:
    'One entry about you, called i18nextLng: the language that you read in. It stays in your own browser’s storage and, once you choose a language, also in a cookie of the same name, which lasts a year and is sent to this site alone. Clear the site’s data in your browser and both are gone.',
  offline_heading: 'Articles without a connection',
  offline_body:
    'The articles you open, thirty at most, are kept in your browser too, so that you can read them again without a connection. They are there to be read, not counted: no one is told. Clear the site’s data and they are gone.',
  server_heading: 'What the server sees',
  server_body:
    'To answer a request, a server has to receive your internet (IP) address. The technical log that shows whether the site works is not used to recognize visitors.',
  country_heading: 'Your country, on one page',
  country_body:
    'The page of the AI prompts pack looks up the country of your internet address in a table held on this server, so that visitors in Mexico see a price in pesos. The answer is used at once and not stored.',
  country_service:
    'The page of the AI prompts pack asks {service} for the country of your internet address, so that visitors in Mexico see a price in pesos. The answer is used at once and not stored here.',
  mail_heading: 'When you write',
  mail_body:
    'The contact button opens your own mail program. What you send arrives as ordinary mail, is used to answer you, and is deleted when you ask.',
  others_heading: 'Where others come in',
  others_links:
    'Links to the press, to payment pages and to social networks lead to other sites with rules of their own. Nothing is loaded from them before you press.',
  owner_heading: 'The owner’s door',
  owner_body:
    'Whoever tries a password on the owner’s pages has the address noted, so that guessing can be stopped. The owner gets one cookie, for 24 hours, that proves the sign-in.',
  rights_heading: 'Your rights',
  rights_body: 'Ask what is held about you, have it corrected or have it erased. One email is enough.',
};
