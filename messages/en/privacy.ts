/** Privacy: the text below its one sentence. What the site does only when the owner has set it up is told only then. */
export const privacy = {
  updated: 'Last changed on {date}',
  short_heading: 'In short',
  short_body:
    'This site does not follow you. It has no analytics, no advertising and no profiles of visitors. It sends no email, and there is nothing to sign up for.',
  who_heading: 'Who is responsible',
  who_body: 'This site is run by {brand}. Questions about it go to the address on the contact page.',
  who_entity: 'Legally responsible: {entity}.',
  who_address: 'Postal address: {address}.',
  why_heading: 'Why data is used at all',
  why_body:
    'To show you the pages, to keep them safe from attack and to answer you when you write. Where the law asks for a ground, it is the legitimate interest in doing so and, when you write, your own request.',
  stores_heading: 'What your browser keeps',
  stores_body:
    'One entry about you, called i18nextLng: the language that you read in. It stays in your own browser’s storage and, once you choose a language, also in a cookie of that name, which lasts a year and is sent to this site alone. Your browser may also keep copies of pages and pictures, as it does for any site. Clear the site’s data in your browser and all of it is gone.',
  stores_questions:
    'The email address you type to see the seven questions on the home page is checked in your browser and sent nowhere.',
  offline_heading: 'Articles without a connection',
  offline_body:
    'The articles you open, thirty at most, are kept in your browser too, so that you can read them again without a connection. They are there to be read, not counted: no one is told. Clear the site’s data and they are gone.',
  server_heading: 'What the server sees',
  server_body:
    'To answer a request, a server has to receive your internet (IP) address. The site’s own log notes which page was asked for, when, how long it took and whether it worked. Your address is not in it, and neither is what you typed. If your browser reports that a security rule stopped something on a page, the log notes the page and the rule.',
  server_host:
    'The company that provides the server, or the network in front of it, may keep a short log of its own, with addresses, to fend off attacks.',
  country_heading: 'Your country, on one page',
  country_body:
    'The page of the AI prompts pack looks up the country of your internet address, so that visitors in Mexico see a price in pesos. This happens on this server, and your address is not sent anywhere. The answer is used at once and not stored.',
  country_service:
    'The page of the AI prompts pack sends your internet address to {service} to ask which country it belongs to, so that visitors in Mexico see a price in pesos. Here the answer is used at once and not stored.',
  mail_heading: 'When you write',
  mail_body:
    'The contact button opens your own email program. What you send does not pass through this site. It arrives as an ordinary email, is used to answer you, and is deleted when you ask.',
  others_heading: 'Where others come in',
  others_links:
    'Links to the press, to payment pages and to social networks, and the buttons that share an article, lead to other sites with rules of their own. Nothing is loaded from those sites until you follow the link.',
  others_hosts:
    'Some of the pictures on these pages are kept on other servers: {hosts}. Your browser fetches them as the page opens, so those servers receive your internet address and the name of this site, though not which page you are reading.',
  others_articles:
    'A picture in an article may be on another server as well, for instance that of an older blog. Your browser then fetches it from there in the same way when you open the article.',
  others_voice:
    'When you listen to an article, it is read by a voice of your browser’s: one on your device where there is one. Other voices speak from the servers of whoever makes the browser, who then receives the text of the article.',
  others_passage: 'A picture of a passage is made in your browser. Nobody receives it before you share it.',
  others_film:
    'The film on the home page comes from {host}, and only when you press play. From then on the rules of that service apply too.',
  others_payment:
    'Payment for the AI prompts takes place on the payment provider’s own page. This site never sees your card.',
  owner_heading: 'The owner’s door',
  owner_body:
    'Whoever tries a password on the owner’s pages, or tries to change something without one, leaves a code computed from the internet address; the address itself is not stored. The code counts attempts for 15 minutes, can block them for two hours, and stays in a list of such events for 400 days. The site’s own backups leave it out.',
  owner_session:
    'The owner gets one cookie, for 24 hours at most, that proves the sign-in. The owner’s browser also keeps texts that are not saved yet.',
  rights_heading: 'Your rights',
  rights_body:
    'Ask what is held about you, have it corrected or erased, or object to its use. One email is enough. You can also complain to the data protection authority where you live.',
};
