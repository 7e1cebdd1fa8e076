/** The demonstration of tones and formats on the home page. Line breaks inside a text are meant. */
export const voiceLab = {
  heading: 'One fact, nine ways to say it',
  intro: 'The line below is true and nobody will remember it. Choose a tone and a format.',
  start_label: 'The line as it came',
  start_line: 'We cut system downtime in half last quarter.',
  // Once both are chosen, in the manner of a newspaper's corrections: For “…” read …
  correction_for: 'For',
  correction_read: 'read',
  tone_label: 'Tone',
  format_label: 'Format',
  tones: {
    visionary: 'Visionary',
    confident: 'Confident',
    empathetic: 'Empathetic',
  },
  formats: {
    speech: 'Speech',
    linkedin: 'LinkedIn post',
    soundbite: 'Soundbite',
  },
  empty_heading: 'Preview',
  empty_text: 'Make your selections.',
  result_heading: 'Your refined message',
  announce: '{tone}, {format}. The text has changed.',
  copy: 'Copy the text',
  copy_failed: 'The browser did not allow copying. The text is selected for you to copy.',
  reset: 'Start again',
  show_english: 'In English',
  show_spanish: 'In Spanish',
  footnote: 'All nine were written in advance. Yours would begin with a conversation.',
  texts: {
    visionary: {
      speech: `Last quarter we cut our downtime in half. I would like to talk about the half that is left.

As long as a system might fail, people plan around it. They keep a list on the side, just in case. They promise a little less than they could, just in case. You know those three words. A good part of this company has been built on them.

I want to find out what we would build without them. What would you promise a customer if you knew the floor would hold? Write it down tonight. That is the plan I want to see.`,
      linkedin: `We halved our downtime last quarter.

The surprise was what people did with the quiet.

A team that had kept a backup plan against our own software for years threw it away. A weekly call about what had broken became a call about what to build, and then it became shorter.

I used to think of reliability as an engineering number. I now think it decides how far ahead a company dares to look.

What has yours stopped planning, because the floor might move?`,
      soundbite: 'The best system is the one nobody has to think about. We are halfway there.',
    },
    confident: {
      speech: `Last quarter we cut our downtime in half. It was not luck, and I can show you the receipts.

We stopped counting outages and started reading them. Each one got a cause, a name and a date. When the repair cost more than we liked, we paid. When a release was not ready, it waited, and some of you were angry with me in this very room.

You may be angry again. The rule stays. Half is where the rule got us; hold me to the rest, and ask me about it by number every time I stand up here.`,
      linkedin: `Downtime last quarter: cut in half.

Three rules did it.

1. Nothing ships unless somebody can switch it off.
2. Every outage gets a cause, written so that finance can follow it.
3. Whoever finds the weak spot is thanked before it is fixed.

We bought nothing new. The hard part was a senior person saying no to a deadline.

I said it twice. I would say it again.`,
      soundbite: 'We halved our downtime in one quarter. We know exactly how, so we can do it again.',
    },
    empathetic: {
      speech: `Last quarter our systems were down half as long as the quarter before. There is a chart, and you have seen it. I would rather talk about the phone.

One night it rang in the house of somebody in this room. You got up, you went into the kitchen so that the children would sleep, and you fixed something no customer ever knew was broken. Then you came to work.

Last quarter it rang half as often. You did that for our customers. I hope you also noticed it at home. Thank you. Sleep well.`,
      linkedin: `Our downtime fell by half last quarter. I keep thinking about who lives inside that word.

The agent who has apologized for the same screen all morning.
The customer who took a day off to settle something with us, and could not.
The engineer who left the birthday before the cake.

If you are one of them: I am sorry that it took us so long. Half is better. It is still not what you were owed.

I will keep publishing the number here until it is boring.`,
      soundbite: 'Half the downtime means half the nights somebody’s phone rang. I count the nights.',
    },
  },
};
