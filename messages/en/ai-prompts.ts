/** The sales page of the AI prompts pack. */
export const aiPrompts = {
  hero: {
    seventy: '70%',
    rest: 'the rest is you',
    hand: 'your hand',
    eyebrow: 'AI prompts for leaders',
    headline: 'Start with better prompts. Get a draft worth correcting.',
    subhead:
      'Prompts for speeches, emails and LinkedIn, written by a speechwriter. They take you about 70% of the way to a draft. The rest is yours.',
    note: 'One payment. Lifetime access. New prompts every quarter.',
  },
  buy: {
    general: 'Get the prompts for {price}',
    general_no_price: 'Get the prompts',
    mexico: 'Pay in Mexico: {price_mxn}',
    mexico_no_price: 'Pay in Mexico',
    coming_soon: 'Coming soon',
    coming_soon_help: 'Payment is not open yet.',
    coming_soon_contact: 'Write to me and I will tell you when it is.',
    loading: 'Loading…',
    new_tab: 'Payment opens on the provider’s page, in a new tab.',
    jump: 'Go to payment',
  },
  pain: {
    heading: 'You have tried AI, and it sounded like everyone else',
    p1: 'You ask for a speech and receive a greeting card.',
    p2: 'It agrees with everything you say and adds three adjectives.',
    p3: 'Correcting the draft takes longer than writing one would have.',
    p4: 'Your team can tell which emails are yours.',
    close: 'Nobody told it to ask what a writer would ask.',
  },
  solution: {
    heading: 'What is in the pack',
    speeches: {
      title: 'Speeches',
      body: 'Prompts that ask about the room, the stakes and your last line before they write the first. For keynotes, town halls, toasts and the question you hope nobody asks.',
      asks: '“What will they ask each other on the way home?”',
    },
    emails: {
      title: 'Emails',
      body: 'Hard news, thanks, refusals, the note to all staff. In the order a busy reader needs: what happened, what changes, what to do.',
      asks: '“What does this person fear you are about to say?”',
    },
    linkedin: {
      title: 'LinkedIn',
      body: 'From a decision you made this week to a post with a first line, a point and an end. No rocket, no row of hashtags.',
      asks: '“What did you change your mind about this week?”',
    },
  },
  steps: {
    heading: 'How it works',
    s1_title: 'Choose',
    s1_body: 'Find the occasion in the list and copy its prompt into the AI tool you use.',
    s2_title: 'Answer',
    s2_body:
      'It asks about the facts, the audience and the words you would never use. Five minutes, honestly spent.',
    s3_title: 'Correct',
    s3_body:
      'You have a draft that is about 70% there. Cut it, make it true, and say it aloud before anybody else hears it.',
  },
  /** With the editor’s marks (`parseEdit`): what stands, and what is struck. */
  what: {
    heading: 'What it is, and what it is not',
    is_heading: 'It is',
    is_1: '[=A set of written prompts=], sorted by occasion.',
    is_2: '[=The questions a speechwriter asks=], put in a form that a machine can ask you.',
    is_3: '[=Yours for good=], with additions every quarter.',
    is_4: '[=About 70% of the way=] to a draft.',
    not_heading: 'It is not',
    not_1: '[-A subscription.-]',
    not_2: '[-An app.-] There is nothing to install.',
    not_3: '[-A finished text.-] The last 30% is judgment, and it stays with you.',
    not_4: '[-A ghostwriter.-]',
    not_4_contact: 'For that, book a consultation.',
  },
  /** A large word and a small one, read together. */
  badges: {
    label: 'Price and access',
    price: '{price}',
    price_mexico: '{price_mxn}',
    price_note: 'one-time',
    price_or: 'or {price_mxn} in Mexico',
    lifetime: 'Lifetime',
    lifetime_note: 'access',
    quarterly: 'Quarterly',
    quarterly_note: 'additions of new prompts',
    guarantee: '7-day',
    guarantee_note: 'satisfaction guarantee',
    draft: 'About 70%',
    draft_note: 'of the way to a draft',
  },
  trust: {
    heading: 'Before you pay',
    writer:
      'The prompts come from a ghostwriter’s desk. They are the questions I ask before I write for a person who will be quoted.',
    guarantee:
      'If they are of no use to you, write to me within seven days of paying and you will be refunded.',
    payment: 'Payment takes place on the payment provider’s own page. This site never sees your card.',
    privacy:
      'What you type into an AI tool goes to the company that runs it. Leave out names and figures that are not public.',
    portrait_caption: '{founder}, who wrote them',
  },
  final: {
    heading: 'Your next draft can start with a good question.',
    body: 'One payment, lifetime access, seven days to change your mind.',
    human: 'Or have it written by a person',
  },
};
