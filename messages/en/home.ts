/** The home page, but for the demonstration of tones. */
export const home = {
  hero: {
    edit: '[-Content-][+Words+] worth [-sharing.-][+signing.+]',
    subhead:
      'Speeches, op-eds, LinkedIn and biographies for senior leaders, written by a person who learns how you think and never appears.',
    disclaimer: 'Deliverables are in English only.',
    cta: 'Book a Consultation',
    video_label: 'Ink moving slowly on paper',
    video_pause: 'Pause the film',
    video_play: 'Play the film',
  },
  clients: {
    heading: 'Written for leaders at',
    note: 'Companies appear by permission. People never do.',
    note_sample: 'Sample descriptors. Real names appear here only by permission.',
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
    intro: 'Five kinds of text, one way of working: I ask, you talk, I write.',
    cards: {
      speeches: {
        title: 'Short speeches',
        copy: 'Eleven minutes at most, and one line they repeat at dinner. For the keynote, the town hall and the toast.',
        cta: 'Executive speechwriting',
        image_alt: 'Line drawing: a page on a lectern, one line of it underlined, and the room that listens',
      },
      linkedin: {
        title: 'LinkedIn',
        copy: 'A decision you made and what it cost. Posts for the few hundred people whose opinion you need.',
        cta: 'LinkedIn that leads',
        image_alt: 'Line drawing: a phone in a hand, a post struck out but for its first line',
      },
      articles: {
        title: 'Articles and op-eds',
        copy: 'One argument, made early, with the best objection answered. Written for an editor who has never heard of you.',
        cta: 'Articles and op-eds',
        image_alt: 'Line drawing: a folded newspaper, its headline marked to stand, and a pair of glasses',
      },
      voice: {
        title: 'One voice',
        copy: 'Many people write for you. A guide to how you speak, so that every text sounds as if you had been in the room.',
        cta: 'Unified executive voice',
        image_alt: 'Line drawing: six lines of ink that run into one pen',
      },
      bios: {
        title: 'Biographies',
        copy: 'Somebody will read it aloud before you walk on. From one line to one page, with nothing vague left in.',
        cta: 'Biography writing',
        image_alt: 'Line drawing: a stage with its curtain open, and the mark where someone will walk on',
      },
    },
  },
  // [=Dotted=] is what was let stand.
  outcomes: {
    heading: 'When It Mattered',
    intro: 'Four moments, with the names taken out.',
    stet: '[=Dotted=]: stet, let it stand.',
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
          'Plant managers began to answer in public. Two candidates for a senior post said that [=a piece had made them apply.=]',
      },
      fireside_chat: {
        title: 'A fireside chat',
        situation: 'A chief executive dreaded forty minutes on stage, without notes, in a second language.',
        action:
          'No script. Five stories with a fixed first and last sentence, said aloud until the middle could look after itself.',
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
    // The film's still: two lines of a draft, each with what the editor wrote beside it.
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
  final_band: {
    heading: 'What do you have to say next?',
    body: 'Bring the date, the room and what is at stake. We start there.',
    cta: 'Book a Consultation',
    line: 'You will be quoted. Choose the words.',
  },
};
