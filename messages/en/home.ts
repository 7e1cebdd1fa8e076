/** The home page, except the tone demo. */
export const home = {
  hero: {
    edit: '[-Content-][+Words+] worth [-sharing.-][+signing.+]',
    subhead:
      'Speeches, op-eds, LinkedIn and biographies for senior leaders, written by a person who learns how you think and never appears.',
    disclaimer: 'Deliverables are in English only.',
    cta: 'Book a Consultation',
    video_label: 'Ink moving slowly on paper',
    video_pause: 'Pause the animation',
    video_play: 'Play the animation',
  },
  clients: {
    heading: 'Written for leaders at',
    note: 'Companies appear by permission. People never do.',
    note_sample: 'Sample descriptions. Real names appear here only by permission.',
    items: {
      c1: 'Global bank',
      c2: 'Energy group',
      c3: 'Software company',
      c4: 'Medical device maker',
      c5: 'Airline',
      c6: 'Research university',
    },
  },
  press: {
    heading: 'In the press',
    note: 'Articles and mentions. Each link opens in a new tab.',
    items: {
      p1: 'A national daily',
      p2: 'A business weekly',
      p3: 'A trade journal',
      p4: 'A public radio program',
    },
  },
  testimonials: {
    heading: 'What they say, unsigned',
    note: 'By title and company. Names are never published.',
    items: {
      t1: {
        quote:
          'I sent forty minutes of voice notes from an airport. What came back was eleven minutes, in my own words, in an order I had been looking for since I took the job.',
        author: 'Chief executive, European energy group',
      },
      t2: {
        quote:
          'Honestly? I hate LinkedIn. I wanted someone to make it go away. Now I post every two weeks, it sounds like me on a good day, and people quote it back to me in job interviews.',
        author: 'Founder, software company',
      },
      t3: {
        quote:
          'A commencement address must please the trustees, the parents and, if there is time, the graduates. This one left out everything I was expected to say, and it was kinder for it.',
        author: 'President, research university',
      },
      t4: {
        quote:
          'I expected adjectives. I got questions: what changed, who pays, what happens if we are wrong. By the third I knew what the op-ed was about. The editor moved one comma.',
        author: 'Chief financial officer, publicly traded manufacturer',
      },
      t5: {
        quote:
          'My father opened those stores, and I had to say that some would close. The first draft made me cry. The fourth let me stand up and say it to people who had known him.',
        author: 'Chair, family-owned retail group',
      },
    },
  },
  services: {
    heading: 'What I write',
    intro: 'Five kinds of writing, one way of working: I ask, you talk, I write.',
    cards: {
      speeches: {
        title: 'Short speeches',
        copy: 'Eleven minutes at most, and one line they repeat at dinner. For the keynote, the town hall and the toast.',
        cta: 'Executive speechwriting',
        image_alt: 'Three lines of a speech, marked for the voice.',
      },
      linkedin: {
        title: 'LinkedIn',
        copy: 'A decision you made and what it cost. Posts for the few hundred people whose opinion you need.',
        cta: 'LinkedIn that leads',
        image_alt: 'The first lines of a post, cut to what it had to say.',
      },
      articles: {
        title: 'Articles and op-eds',
        copy: 'One argument, made early, with the best objection answered. Written for an editor who has never heard of you.',
        cta: 'Articles and op-eds',
        image_alt: 'The first paragraph of an op-ed, its argument underlined.',
      },
      voice: {
        title: 'One voice',
        copy: 'Many people write for you. A guide to how you speak, so that everything sounds as if you had been in the room.',
        cta: 'Unified executive voice',
        image_alt: 'One sentence in three voices; the last one stands.',
      },
      bios: {
        title: 'Biographies',
        copy: 'Somebody will read it aloud before you walk on. From one line to one page, with nothing vague left in.',
        cta: 'Biography writing',
        image_alt: 'A biography as read at a lectern, with what was cut.',
      },
    },
  },
  // [=…=] marks text that the editor left unchanged.
  outcomes: {
    heading: 'When It Mattered',
    intro: 'Four moments, with the names taken out.',
    stet: '[=Dotted=]: stet, let it stand.',
    context: 'Situation and action',
    labels: {
      situation: 'Situation',
      action: 'Action',
      outcome: 'Outcome',
    },
    items: {
      ceo_transition: {
        title: 'A CEO transition',
        situation:
          'A founder was handing over after many years. Staff had already read three versions of the story in the press.',
        action:
          'One letter and a six-minute address, both built on the question people were asking in the corridors: what stays?',
        outcome:
          'The board opened its next meeting with a line from the letter. [=The successor still uses it.=]',
      },
      human_linkedin: {
        title: 'A human on LinkedIn',
        situation: 'An operations chief posted every week and was read by nobody outside the company.',
        action: 'We dropped the announcements. Every two weeks, one decision and what it had cost.',
        outcome:
          'Plant managers began to answer in public. Two candidates for a senior role said that [=a piece had made them apply.=]',
      },
      fireside_chat: {
        title: 'A fireside chat',
        situation: 'A chief executive dreaded forty minutes on stage, without notes, in a second language.',
        action:
          'No script. Five stories with a fixed first and last sentence, told aloud until the middle could take care of itself.',
        outcome:
          '[=The moderator ran out of questions=] before the stories ran out. The recording is now shown to new hires.',
      },
      public_crisis: {
        title: 'A public crisis',
        situation: 'A product defect led the news before anyone knew its cause. Counsel wanted silence.',
        action:
          'Four sentences: what we know, what we do not know, what we are doing, when we will speak again. At that hour, we did.',
        outcome: 'The next day’s reports [=quoted the statement=] instead of guessing around it.',
      },
    },
  },
  human_edge: {
    heading: 'The part you cannot prompt',
    body: 'A tool can give you a sentence that sounds right. It cannot tell you that your predecessor used the same one, or that you looked away when you said it.',
    video_title: 'The human edge, a short film',
    video_soon: 'Video coming soon',
    video_load: 'Play the video',
    video_third_party: 'Playing it connects you to {service}, which has its own privacy rules.',
    // The video's still image: two lines of a draft with the editor's changes.
    still_1: 'We are [-committed to transparency.-][+sorry. It was us.+]',
    still_note_1: 'Your predecessor’s words.',
    still_2: 'I [-have full confidence in-][+chose+] this team.',
    still_note_2: 'You looked away here.',
  },
  about: {
    heading: 'I write. You speak.',
    p1: 'My name is {founder}. I write for people whose words get repeated, often without the rest of the sentence.',
    p1_no_name: 'I write for people whose words get repeated, often without the rest of the sentence.',
    p2: 'Most of the work is listening. I ask what you would say if nobody were taking notes. I mark the words you reach for, the ones you avoid and the place where your voice changes. Then I write, and you tell me where it stops sounding like you.',
    p3: 'I sign nothing, and I drop no hints at dinner.',
    p4: 'If I think you should not give the speech, I will say so before I write it.',
    cta: 'Book a Consultation',
    portrait_alt: 'Portrait of {founder}',
    portrait_alt_no_name: 'Portrait of the writer',
  },
  // In ‘days’, an asterisk marks a day on which the client is needed.
  how: {
    heading: 'How it works',
    intro:
      'Ten working days, and two and a quarter hours of yours. If the date is closer, say so: the steps stay, the days shrink.',
    note: 'Underlined: the days on which I need you.',
    sample_note: 'Sample times.',
    days_label: 'Days:',
    time_label: 'Your time:',
    steps: {
      1: {
        days: '1*',
        time: '1 hour',
        title: 'You talk',
        text: 'Recorded, if you allow it. I ask what has changed, who has most to lose, and what people should do the next morning.',
      },
      2: {
        days: '2 3 4*',
        time: '15 minutes',
        title: 'I find the argument',
        text: 'One page, five sentences. You change them until you would say each one in public.',
      },
      3: {
        days: '5 6 7 8* 9',
        time: '30 minutes',
        title: 'I write, you strike',
        text: 'A full draft. You mark where it stops sounding like you. Two rounds are usual.',
      },
      4: {
        days: '10*',
        time: '30 minutes',
        title: 'You say it',
        text: 'We read it aloud once, and I cut what you trip over. From then on it is yours.',
      },
    },
  },
  faq: {
    heading: 'Questions',
    sample_note: 'Sample answers.',
    items: {
      1: {
        question: 'Will anyone know?',
        answer:
          'Not from me. I take no credit and show no work with a name on it. Whom you tell is your own affair.',
      },
      2: {
        question: 'Will it sound like me?',
        answer:
          'As you do on a good day. That is what the hour of talk is for. If a sentence is not yours, strike it; I would rather lose the sentence.',
      },
      3: {
        question: 'Do you write with AI?',
        answer:
          'Not what you sign. I sell a pack of prompts for the days when a draft is enough. The work on this page is done by a person who can say where each line came from.',
      },
      4: {
        question: 'What does it cost?',
        answer:
          'A single text has one price, stated in a letter before I begin; regular work has a monthly one. I do not charge by the word. It would pay me to leave them in.',
      },
      5: {
        question: 'How fast can it be?',
        answer:
          'Ten working days is comfortable, five is possible. If it is for tomorrow, I will tell you whether something shorter would serve you better.',
      },
      6: {
        question: 'Why only in English?',
        answer:
          'I write by ear, and English is the ear I trust with your name. We can talk in Spanish; the text arrives in English.',
      },
      7: {
        question: 'Who owns the text?',
        answer:
          'You do, once it is paid for. You sign it and you answer for it. What you ask me to erase, I erase.',
      },
      8: {
        question: 'What will you not write?',
        answer:
          'What I know to be false, an invented story told as true, or words meant to harm a person. And if I think you should not give the speech, I will say so.',
      },
    },
  },
  final_band: {
    heading: 'What do you have to say next?',
    body: 'Bring the date, the room and what is at stake. We start there.',
    cta: 'Book a Consultation',
    line: 'You will be quoted. Choose the words.',
  },
};

/** The tone demo on the home page. Line breaks in a text are intentional. */
export const voiceLab = {
  heading: 'One fact, nine ways to say it',
  intro: 'The line is true and nobody will remember it. Choose a tone and a format.',
  start_label: 'The line as it came in',
  start_line: 'We cut system downtime in half last quarter.',
  // Shown once a tone and a format are chosen, like a newspaper correction: For “…” read …
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
  copy_failed: 'Your browser blocked copying. The text is selected so that you can copy it.',
  reset: 'Start over',
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

You may be angry again. The rule stays. Half is where the rule got us; hold me to the rest, and ask me for the number every time I stand up here.`,
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
The engineer who left the birthday party before the cake.

If you are one of them: I am sorry that it took us so long. Half is better. It is still not what you were owed.

I will keep publishing the number here until it is boring.`,
      soundbite: 'Half the downtime means half the nights somebody’s phone rang. I count the nights.',
    },
  },
};

/** Before and after: an optional section of the home page. */
export const slider = {
  heading: 'What the pencil takes out',
  intro: 'Drag the line. On the left, what arrived; on the right, what was said.',
  handle: 'Compare before and after',
  value: '{percent} percent revised',
  before: 'Before',
  after: 'After',
  previous: 'Previous example',
  next: 'Next example',
  position: 'Example {n} of {total}',
  pairs: {
    reorganization: {
      before: 'We are excited to announce a strategic realignment of our operating model.',
      after: 'On Monday three teams become one. Here is who to call.',
    },
    people: {
      before: 'Our people are our greatest asset.',
      after: 'I asked a great deal of you this year. Here is what you get in return.',
    },
    fault: {
      before: 'We take this matter extremely seriously.',
      after: 'We were wrong. By Friday I will tell you how it happened and what we will pay.',
    },
  },
};

/** The seven questions: an optional section of the home page. */
export const leadMagnet = {
  heading: 'Seven questions before you say yes to a speech',
  body: 'Print the page and keep it in a drawer. It takes ten minutes and may save you an evening.',
  email_label: 'Work email',
  email_placeholder: 'Enter your work email',
  button: 'Send me the page',
  unavailable: 'Sending by email is not ready yet. The seven questions are below.',
  invalid: 'Enter an email address, like name@company.com.',
  required: 'Please enter an email address first.',
  guide_heading: 'The seven questions',
  guide: {
    q1: 'Why me, and why this year?',
    q2: 'Who in the room has something to lose?',
    q3: 'What do they already believe that I would have to change?',
    q4: 'What should one of them do differently the next morning?',
    q5: 'Who speaks before me, and will the room still be listening?',
    q6: 'What am I not free to say, and can I speak honestly without it?',
    q7: 'What is the one sentence I would want repeated?',
  },
};
