/** Terms: the text below their one sentence. */
export const terms = {
  updated: 'Last changed on {date}',
  who_heading: 'Who this is between',
  who_body:
    'These pages are published by {brand}. Each piece of work is agreed in a letter of its own; where that letter and this page differ, the letter counts.',
  scope_heading: 'What the work is',
  scope_body:
    'Speeches, LinkedIn content, articles and op-eds, voice guides and biographies, written in English. The letter says how many, how long, by when and at what price.',
  ownership_heading: 'Whose words they are',
  ownership_body:
    'Yours, once they are paid for. You sign them, and you answer for what they say. I ask for no credit.',
  secrecy_heading: 'What stays private',
  secrecy_body:
    'That we work together, and everything you tell me. Your name is used nowhere without your written consent.',
  standards_heading: 'What I do not write',
  standards_body:
    'Anything I know to be false, invented stories told as true, praise under a false name, or words meant to harm a person. If a fact cannot be checked, it comes out.',
  pack_heading: 'The AI prompts pack',
  pack_body:
    'One payment gives one person lifetime access, with additions every quarter. If you are not satisfied, write within seven days and you will be refunded. Use the prompts freely in your own work; please do not resell them or publish them.',
  site_heading: 'This site',
  site_body:
    'You may quote the articles with a link. They are general advice and not legal or financial counsel. Links lead to sites that others answer for.',
  law_heading: 'Which law applies',
  law_body: 'Governing law: {law}. Rights that protect you as a consumer where you live stay as they are.',
};
