/** Contact page and the email that it prepares. */
export const contact = {
  heading: 'Book a Strategy Session',
  intro:
    'Write a few lines. You will not be put on a list, and nothing you tell me goes further, whether we work together or not.',
  helps_heading: 'What helps',
  helps_1: 'What you have to say or write, and the date.',
  helps_2: 'Who will hear it or read it.',
  helps_3: 'What you would like them to do afterward.',
  email_button: 'Write an email',
  email_help:
    'It opens in your email program with the questions already in it. Nothing is sent until you send it.',
  show: 'Show the address',
  hide: 'Hide the address',
  copy: 'Copy the address',
  copied: 'Copied',
  copy_failed: 'The browser did not allow copying. The address is shown so that you can select it.',
  address_label: 'Email address',
  form_note: 'A request form may be added later.',
  disclaimer: 'Deliverables are in English only.',
  sample_address: 'A sample address, to be replaced. Email sent there reaches nobody.',
  no_address: 'The address has not been set yet. Please come back soon.',
  mail: {
    subject: 'Strategy session',
    greeting: 'Hello {founder},',
    greeting_no_name: 'Hello,',
    body: `I would like to talk about a text.

What it is (speech, article, LinkedIn, one voice, biography):
Who will hear it or read it:
The date it is needed:
What I would like them to do afterward:

Good times to talk, and my time zone:

My name and role:`,
  },
};
