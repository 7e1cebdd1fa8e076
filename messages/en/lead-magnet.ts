/** The seven questions: a section of the home page that the owner can switch on. */
export const leadMagnet = {
  heading: 'Seven questions before you say yes to a speech',
  body: 'Print the page, or keep it in a drawer. It takes ten minutes and may save you an evening.',
  email_label: 'Work email',
  email_placeholder: 'Enter your work email',
  button: 'Send me the page',
  unavailable: 'Sending by email is not ready yet. The seven questions are below.',
  invalid: 'That address looks incomplete. It should read like name@company.com.',
  required: 'Please enter an email address first.',
  guide_heading: 'The seven questions',
  guide: {
    q1: 'Why me, and why this year?',
    q2: 'Who in the room has something to lose?',
    q3: 'What do they already believe that I would have to change?',
    q4: 'What should one of them do differently the next morning?',
    q5: 'Who speaks before me, and will they still be listening?',
    q6: 'What am I not free to say, and can I speak honestly without it?',
    q7: 'What is the one sentence I would want repeated?',
  },
};
