/** The five service pages in the order of the pager (docs/specification.md 2.6). */
export const services = {
  cta: 'Book a Consultation',
  from_price: 'From {price}',
  work_heading: 'How We Can Work Together',
  nav_heading: 'All services',
  nav_label: 'Services',
  pager_label: 'Service pages',
  previous: 'Previous',
  next: 'Next',
  position: '{n} of {total}',
  headshot_alt: 'Portrait of {founder}, who will do the writing',
  headshot_alt_no_name: 'Portrait of the person who will do the writing',
  english_only: 'Deliverables are in English only.',
  closing: 'Bring the date, the room and what is at stake.',
  // With the editor's marks (`parseEdit`), and the voice's: [|] breathe, [||] wait, ['stress'], [_argument_].
  draft: {
    heading: 'From a draft',
    caption: 'A sample of my own, marked the way I mark yours.',
    seconds: 'Nineteen seconds aloud',
    line_1: 'Thank you all for being here[+so early+].[|]',
    note_1: 'Thank them for something real.',
    line_2: 'Last year [-was not without challenge.-][+we lost two plants.+][||]',
    note_2: 'Say what happened. They will trust the rest.',
    line_3: "You ['know'] that; you were ['there'].[|]",
    line_4: "What you do ['not'] know is",
    line_5: '[=what we decided in March,=][||]',
    note_5: 'Stet: let it stand. This is the speech.',
    line_6: 'and I want you to hear it [-going forward.-][+from me, now.+]',
    note_6: 'Look up. Wait for the back row.',
  },
  specimens: {
    own: 'A sample of my own.',
    more: '…more',
    key: {
      heading: 'The pencil',
      struck: 'said and withdrawn',
      stet: 'let it stand',
      breath: 'breathe',
      wait: 'wait',
      stress: 'lean on it',
      argument: 'the argument',
    },
    speech:
      "I closed two ['plants'].[|]\nI would do it a['gain'].[||]\nNext time I will\n[-communicate better.-][+tell you first.+]",
    post: '[-Humbled and proud to share that-] [=I was wrong about the night shift.=] [-What an inspiring journey!-]',
    column:
      'For thirty years my industry has asked for fewer rules. [_We should now ask for more,_] and I am one of those who would pay for them.',
    column_note: 'Begin here.',
    voice: {
      lawyers: '[-We are optimizing our footprint.-]',
      agency: '[-Bold new spaces await!-]',
      you: '[=We are giving up two floors.=]',
    },
    bio: 'Our next guest [-is a visionary, award-winning leader with a passion for resilience who-] kept the trains running through the flood.',
    aloud: 'Read aloud',
    bio_seconds: '[-10 s-][+5 s+]',
    posts: {
      heading: 'Before and after',
      before: 'As it came',
      before_day: 'Monday',
      after: 'As it left',
      after_day: 'Thursday',
      before_top:
        '[-Humbled and proud to share a few reflections on what has been an incredible leadership journey.-]',
      before_rest:
        '[-Resilience is not a destination. It is a mindset. At our Hamel site, amazing cross-functional teams came together to challenge the status quo around shift design and unlock value for all stakeholders.-]\n[-As leaders we are called to listen, and I learned so much.-] [=I was wrong about the night shift.=] [-But true leadership is about the courage to be vulnerable!-]\n[-A huge thank-you to everyone who was part of this transformational moment. The best is yet to come. Thoughts?-]\n[-#leadership #humbled #peoplefirst #resilience-]',
      after_top:
        'I was wrong about the night shift.\nFor six years I believed that people wanted the extra pay. In June I worked it for a week.',
      after_rest:
        'They want the bus. The last one leaves at 9:50, so people who finish at ten walk home.\nFrom Monday we finish at half past nine. Same pay.\nWhat have you never stayed late enough to see?',
      note: 'Everything above the fold was about the writer. The post was the one line they had hidden in the middle.',
      words: 'words',
    },
    oped: {
      heading: 'How an op-ed opens',
      title: 'Regulate us, and do it this year',
      by: 'By the one who signs it',
      kind: 'Opinion',
      text: 'For thirty years my industry has asked for fewer rules. I sat on the committees that did the asking. [_We should now ask for more,_]{1} and ask quickly, because the companies that would lose by it are not yet large enough to stop it.\nA rule costs the careful little and the careless a great deal. We pay for our own inspections already. Our customers pay for everybody else’s accidents, in the price of insurance.\nIt will be said that I want a wall around a market I have already entered.{2} That is a fair question, and the answer is in the date: write the law so that it applies to us first, and to the newcomers when they are as large as we are.\nMinisters like to say that they are listening to industry. They should listen a little less.',
      note_1: 'The argument. Not below the second paragraph.',
      note_2: 'The best objection, put fairly. Then the answer.',
      caption: 'The opening of an op-ed.',
    },
    voices: {
      heading: 'One sentence, three voices',
      lawyers: 'The lawyers',
      agency: 'The agency',
      you: 'You',
      caption: 'From a voice guide. The dots mean: let it stand.',
      no: {
        what: 'To say no',
        lawyers: '[-We are not in a position to progress this opportunity at the present time.-]',
        agency: '[-It’s not a no, it’s a not yet!-]',
        you: '[=No. Ask me again when the plant is paid for.=]',
      },
      thanks: {
        what: 'To thank',
        lawyers: '[-The Board wishes to acknowledge the contribution of all employees.-]',
        agency: '[-Shout-out to our amazing people. You rock!-]',
        you: '[=You worked the two weeks nobody wanted. I noticed.=]',
      },
      error: {
        what: 'To own up',
        lawyers: '[-An error was identified in previously reported figures.-]',
        agency: '[-We’re on a learning journey together.-]',
        you: '[=The number I gave you in March was wrong. Here is the right one.=]',
      },
    },
    lectern: {
      heading: 'As the host will read it',
      text: 'Our next guest [-is a visionary, award-winning and results-driven leader with over twenty-five years of experience across the mobility space who-] kept the trains running [-through cross-functional collaboration-] in the year of the flood.\n[-She is passionate about people, serves on numerous boards and is a sought-after speaker.-] She still reads the complaints herself.\nPlease welcome [+LEES-uh VAHN-dur-beck+]Liese Vanderbeek.',
      applause: 'Applause.',
      aloud: 'Read aloud by the host',
      seconds: '[-27 seconds-][+11 seconds+]',
      caption: 'An invented person; the cuts are real. Hard names are spelled as they sound.',
    },
  },
  pages: {
    speech: {
      seo_service_name: 'Executive speechwriting',
      seo_service_description:
        'Speeches in English for chief executives, founders and boards, written from conversation and edited aloud.',
      title: 'Executive Speechwriting',
      lede: 'You have eleven minutes. They will remember one.',
      /** For the share image. Revised, it is `lede`. */
      lede_edit: 'You have eleven minutes.\nThey will remember [-everything.-][+one.+]',
      intro_1:
        'A speech cannot be skimmed. People sit in rows, give you their time and watch your face while you spend it. Within a minute they know whether you believe what you are saying.',
      intro_2:
        'I write for chief executives, founders and board members: keynotes, town halls, investor days, commencements, and the two minutes at a dinner that turn out to matter more than all of these. Most run under twelve minutes.',
      intro_3:
        'We begin with a conversation, recorded if you allow it. I ask what has changed, who in the room has the most to lose, and what you want them to do the next morning. Then I write for your breath and your ear. Sentences end where you would stop. No word goes in that you would not use on the phone.',
      quote:
        'I looked up at the end of page two, and they were leaning forward. I had forgotten that a room could do that.',
      quote_author: 'Chief executive, insurance group',
      option_1_title: 'Full Speechwriting',
      option_1_body:
        'For the speech that has a date. You bring the occasion and an hour of talk; I bring the structure and the draft. You receive a script set in lines you can take in at a glance, a version for the teleprompter, and half a page you could speak from if the power went out. We read it aloud together, and I cut whatever you trip over.',
      option_2_title: 'Story Development',
      option_2_body:
        'For the speeches you will give many times. We go through your working life and find five or six stories that can carry a point: when you were wrong, what somebody told you, what you saw on a night shift. Each has a long form and a short one, a fixed first and last sentence, and a free middle. They work on a panel, in an interview or in a toast.',
      why_human_heading: 'Why a Human',
      why_human_1:
        'A machine can write you a speech. It will be fluent, and nobody will mind it. But it was not there when the room went quiet. It does not know that “restructuring” was the word used the day before the last layoffs, that the woman in the second row taught you the trade, or that you swallow the end of a long sentence.',
      why_human_2:
        'I know, because I asked. A speech works when one particular person says one particular thing to people who have a reason to care. Somebody has to find out what that thing is, hear what you left out, and tell you that page two is not true yet.',
    },
    linkedin: {
      seo_service_name: 'LinkedIn content for executives',
      seo_service_description:
        'LinkedIn posts and profiles in English for senior leaders, drawn from one conversation every two weeks.',
      title: 'LinkedIn That Leads',
      lede: 'Post less. Be read by the people you had in mind.',
      lede_edit: 'Post [-more.-][+less.+]\nBe read by the people you had in mind.',
      intro_1:
        'Most executive posts are written to be approved. They pass through three departments and arrive with nothing left that anybody could disagree with. Readers can tell, and they scroll on.',
      intro_2:
        'I write posts that sound like one person with a job: you. A decision you made and what it cost. Something a customer said that you have not stopped thinking about. A view of your industry that you would defend at dinner. The people you want to reach (candidates, clients, the board, your own teams) are reading on a phone between two other things. They deserve a first line that means it.',
      intro_3:
        'A half-hour call every two weeks is usually enough. I listen for “this may not be interesting, but …” What follows is usually the post. I draft, you change what you like, and you or your office publish it. Nothing goes out that you have not read.',
      quote:
        'My team used to send me the company’s posts so that I would like them. Now they send me mine, with comments. Some of the comments are rude. I take that as a good sign.',
      quote_author: 'Chief operating officer, industrial group',
      option_1_title: 'A steady voice',
      option_1_body:
        'A few posts a month from one conversation. Each comes with a first line tested on a small screen, and a sentence on why it should go out this week, or wait. From time to time we look at who answered, and plan the next ones accordingly.',
      option_2_title: 'A standing start',
      option_2_body:
        'For leaders who have been quiet, or who inherited a profile written by somebody else. We rewrite the headline and the About section, settle on the three subjects that are yours to speak about, and prepare the first eight posts. You begin with something in hand, and with a list of what you will leave to others.',
      option_3_title: 'When there is news',
      option_3_body:
        'A departure, a result, a mistake. Such a post is read by your own people first and by everybody else a minute later, so I write it for them in that order: the fact in the first line, the reason in the second, and what happens on Monday before the thanks. If it should be a phone call instead of a post, I will tell you.',
    },
    articles: {
      seo_service_name: 'Articles and op-eds for executives',
      seo_service_description:
        'Op-eds, long articles and series in English for senior leaders, with checked facts and sources in a note.',
      title: 'Articles and Op-Eds',
      lede: 'An op-ed is one argument, and somebody has to be against it.',
      lede_edit: 'An op-ed is [-every-][+one+] argument, and somebody has to be against it.',
      intro_1:
        'Editors turn down most pieces by executives for one reason: they are about the company. A newspaper will print you for what you know, for what you saw before others did, or for something you are ready to say against your own interest. We look for that first. If it is not there, I will tell you, and we will write something else.',
      intro_2:
        'Once we have the argument, the form follows: about seven hundred words for a newspaper, twice that for a trade journal, more if the subject has earned it. The point comes in the second paragraph at the latest. The strongest objection is stated fairly and answered. Facts come with their sources in a note, so that a news desk can check them before lunch.',
      intro_3:
        'Then I read it as the person who would most enjoy taking it apart, and we answer that reader before anyone prints it.',
      quote:
        'The editor called with one question, about a date, and ran it as it was. I have been a lawyer for a long time. Nobody leaves my drafts alone.',
      quote_author: 'General counsel, payments company',
      option_1_title: 'The op-ed',
      option_1_body:
        'One conversation, one page with the argument in five sentences, one draft. We change the five sentences until you would say them in public; after that the writing goes quickly. You or your press office submit the piece, and I add the three lines that go above it in the email. No writer can promise you a place in a newspaper. What I can do is remove the usual reasons for a no.',
      option_2_title: 'The long article',
      option_2_body:
        'For a journal, a report or your own site. Interviews with you and with the people who did the work, then reading, then an outline that you approve before a paragraph exists. The finished piece should teach a competitor something.',
      option_3_title: 'The series',
      option_3_body:
        'Four to six pieces on one subject over a year. By the third you can quote the first, and by the last people know where you stand. A series also forgives: it leaves you room to say in the fall what you got wrong in the spring.',
    },
    voice: {
      seo_service_name: 'Unified executive voice',
      seo_service_description:
        'A guide to how a leader speaks, and editing that keeps every English text close to it.',
      title: 'Unified Executive Voice',
      lede: 'Six people write for you. You should sound like one.',
      lede_edit: 'Six people write for you.\nYou should sound like [-six.-][+one.+]',
      intro_1:
        'A chief executive’s words come from many hands: the speech from one desk, the letter to shareholders from another, the posts from an agency, the note to staff from somebody still awake at eleven. Each is fine. Together they sound like a committee taking turns with your name.',
      intro_2:
        'People notice. They could not say what is wrong, but they trust it a little less. And you lose hours correcting drafts, one line at a time, with changes that nobody writes down for the next time.',
      intro_3:
        'I listen to you for a few hours, in interviews and in existing recordings, and I read what has gone out under your name. Then I write down how you sound: the length of your sentences, the verbs you reach for, how you say no, how you thank people, the jokes that are yours, and the words you would never use. It comes to about a dozen pages, most of them examples.',
      quote:
        'We used to argue about tone. Somebody pinned page four to the wall, and now we argue about what to say. I count that as progress.',
      quote_author: 'Chief communications officer, airline',
      option_1_title: 'The voice guide',
      option_1_body:
        'Interviews, reading, and a guide that fits in a drawer. It covers how you sound, what you talk about and where you stop, with pairs of sentences: how a company would say it, how you would. Somebody who has never met you can write a paragraph from it that you would sign. The same guide can be handed to an AI tool, which will at least stop guessing.',
      option_2_title: 'The voice desk',
      option_2_body:
        'Before anything goes out under your name, it comes to me. I edit it in red and send it back with the reason for each change in the margin, so that the next draft needs less red. Your writers keep writing, and you stop correcting.',
      option_3_title: 'A working session',
      option_3_body:
        'A half day with the people who write for you: your office, communications, the agency. We take real pieces from last month, read them aloud and fix them together. It is the fastest way I know for a group to learn a voice, and it ends the habit of adding one more adjective to be safe.',
    },
    bio: {
      seo_service_name: 'Executive biography writing',
      seo_service_description:
        'Executive biographies in English for the stage, the press, the board and LinkedIn, in four lengths, with checked facts.',
      title: 'Biography Writing',
      lede: 'Somebody will read this aloud before you walk on.',
      lede_edit: 'Somebody will read this [-silently-][+aloud+] before you walk on.',
      intro_1:
        'A biography is the text an executive uses most and looks after least. It has grown for years by addition: every position, every prize, every board. Nobody cut anything, because nobody was asked to. It is out of date in two places, and one of them is the first line.',
      intro_2:
        'People read it for a reason. A host has thirty seconds before you come on. A journalist wants the spelling and one fact. A board wants to know what you did when things went badly. A candidate wonders what it would be like to work for you. One text cannot serve them all. You need a small family of texts, cut from the same cloth.',
      intro_3:
        'I talk with you for an hour and, if you agree, with two people who have worked with you. I check dates and titles. Then I write what you did, in the order that makes sense of it, with at least one thing that nobody else in your position could have written.',
      quote:
        'Three lines. I had put them off for a year. Hosts now read them as written, and I no longer study my shoes.',
      quote_author: 'Managing partner, law firm',
      option_1_title: 'The set',
      option_1_body:
        'One line, fifty words, a hundred and fifty words and a full page, in the third person, with a first-person version for LinkedIn. All say the same thing at different distances. A note tells your office which one goes where, and what to change when the next title arrives, so that the set stays true without me.',
      option_2_title: 'The introduction',
      option_2_body:
        'Ninety seconds for whoever introduces you. Short lines, hard names spelled as they sound, one true detail, and the applause in the right place. Hosts are grateful, because most of them were handed a résumé five minutes earlier.',
      option_3_title: 'The leadership page',
      option_3_body:
        'Your whole executive team, at one length and in one style. Read one after another, most such pages show who had a good assistant. Yours will show who does what, and why these people are in one room. I interview each for half an hour, which also tends to improve the next meeting.',
    },
  },
};

/** The sales page of the AI prompt pack. */
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
    coming_soon_help: 'Not on sale yet.',
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
      'You have a draft that is about 70% there. Cut it, make it true, and read it aloud before anybody else hears it.',
  },
  /** With the editor's marks (`parseEdit`): [=unchanged=] and [-struck-] text. */
  what: {
    heading: 'What it is, and what it is not',
    is_heading: 'It is',
    is_1: '[=A set of written prompts=], sorted by occasion.',
    is_2: '[=The questions a speechwriter asks=], written so that a machine can ask them.',
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
      'If they are of no use to you, write to me within seven days of paying, and I will refund you.',
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

/** The contact page and the email draft. */
export const contact = {
  heading: 'Book a Strategy Session',
  intro:
    'Write a few lines. You will not be put on a list, and nothing you tell me goes any further, whether we work together or not.',
  helps_heading: 'What helps',
  helps_1: 'What do you have to say or write, and when?',
  helps_2: 'Who will hear it or read it?',
  helps_3: 'What should they do afterward?',
  to: 'To',
  subject: 'Subject',
  /** An email to the owner, corrected. `[-…-]` is struck, `[+…+]` inserted. */
  example:
    '[-I am reaching out to explore a potential collaboration around our communications needs.-] Town hall on May 14. We are closing a plant, and I [-would prefer not to-][+can’t+] sound like the press release.',
  example_note:
    'An example of mine. Two lines are enough. If even the subject is confidential, send only the date.',
  next: {
    heading: 'What happens next',
    sample_note: 'Sample steps.',
    steps: {
      1: { when: 'Within a working day', text: 'I answer myself: yes, no, or a question.' },
      2: { when: 'Half an hour', text: 'We talk. It costs nothing and commits nobody.' },
      3: {
        when: 'Then a letter',
        text: 'What I would write, by when and at what price. Work begins once you have signed it.',
      },
    },
  },
  email_button: 'Write an email',
  email_help:
    'It opens in your email program with the questions already in it. Nothing is sent until you send it.',
  show: 'Show the address',
  hide: 'Hide the address',
  copy: 'Copy the address',
  copied: 'Copied',
  copy_failed: 'Your browser blocked copying. The address is shown so that you can select it.',
  address_label: 'Email address',
  form_note: 'A request form may be added later.',
  disclaimer: 'Deliverables are in English only.',
  sample_address: 'This is a sample address. Email sent to it will not be delivered.',
  no_address: 'The address has not been set yet. Please come back soon.',
  mail: {
    subject: 'Strategy session',
    greeting: 'Hello {founder},',
    greeting_no_name: 'Hello,',
    body: `I would like to talk about a project.

What it is (speech, article, LinkedIn, one voice, biography):
Who will hear it or read it:
The date it is needed:
What I would like them to do afterward:

Good times to talk, and my time zone:

My name and role:`,
  },
};

/** Privacy: the text below the one-sentence summary. Optional features are described only if the owner has set them up. */
export const privacy = {
  updated: 'Last updated {date}',
  short_heading: 'In short',
  short_body:
    'This site does not follow you. It has no analytics, no advertising and no profiles of visitors. It sends no email, and there is nothing to sign up for.',
  who_heading: 'Who is responsible',
  who_body: 'This site is run by {brand}. For questions, use the address on the contact page.',
  who_entity: 'Legally responsible: {entity}.',
  who_address: 'Postal address: {address}.',
  why_heading: 'Why data is used',
  why_body:
    'To show you the pages, to protect the site from attack and to reply when you write. The legal basis, if one is required, is legitimate interest and, when you write, your own request.',
  stores_heading: 'What your browser keeps',
  stores_body:
    'One item about you, called i18nextLng: the language you read in. It stays in your browser’s storage and, once you choose a language, in a cookie of the same name that lasts a year and is sent only to this site. Your browser may also cache pages and images, as with any site. Clear the site’s data and all of it is gone.',
  stores_questions:
    'The email address you type to see the seven questions on the home page is checked in your browser and sent nowhere.',
  offline_heading: 'Reading offline',
  offline_body:
    'The articles you open, thirty at most, are also stored in your browser, so that you can read them again without a connection. Nobody is told which ones. Clear the site’s data and they are gone.',
  server_heading: 'What the server sees',
  server_body:
    'To answer a request, a server has to receive your IP address. The site’s log records which page was requested, when, how long it took and whether it worked. It contains neither your address nor what you typed. If your browser reports that a security rule blocked something on a page, the log records the page and the rule.',
  server_host:
    'The hosting provider, or the network in front of the server, may keep its own short-term logs, including IP addresses, to prevent attacks.',
  country_heading: 'Your country, on one page',
  country_body:
    'The AI prompts page looks up the country of your IP address, so that visitors in Mexico see a price in pesos. This happens on this server, and your address is not sent anywhere. The answer is used at once and not stored.',
  country_service:
    'The AI prompts page sends your IP address to {service} to ask which country it belongs to, so that visitors in Mexico see a price in pesos. This site uses the answer at once and does not store it.',
  mail_heading: 'When you write',
  mail_body:
    'The contact button opens your own email program. What you send does not pass through this site. It arrives as an ordinary email, is used to answer you, and is deleted when you ask.',
  others_heading: 'Third parties',
  others_links:
    'Links to press coverage, payment pages and social networks, and the share buttons, take you to other sites with their own rules. Nothing loads from those sites until you follow a link.',
  others_hosts:
    'Some images are stored on other servers: {hosts}. Your browser loads them from there, so those servers receive your IP address and the name of this site, but not which page you are reading.',
  others_articles:
    'An image in an article may also be on another server, such as an older blog’s. Your browser then loads it from there when you open the article.',
  others_voice:
    'When you listen to an article, it is read by a voice in your browser: one on your device, if there is one. Other voices run on the servers of the browser’s maker, which then receives the text of the article.',
  others_passage:
    'Images of quotations are created in your browser. Nobody receives them until you share them.',
  others_film:
    'The video on the home page comes from {host}, and loads only when you press play. That service’s rules then apply.',
  others_payment:
    'Payment for the AI prompts takes place on the payment provider’s own page. This site never sees your card.',
  owner_heading: 'Signing in',
  owner_body:
    'If someone enters a password on the owner’s pages, or tries to make a change without one, the site stores a code derived from the IP address, not the address itself. The code is used to count attempts for 15 minutes and can block them for two hours. It stays in an activity log for 400 days and is not included in the site’s backups.',
  owner_session:
    'The owner gets one cookie, for 24 hours at most, that proves the sign-in. The owner’s browser also stores unsaved text.',
  rights_heading: 'Your rights',
  rights_body:
    'Ask what is held about you, have it corrected or erased, or object to its use. One email is enough. You can also complain to the data protection authority where you live.',
};

/** Terms: the text below the one-sentence summary. */
export const terms = {
  updated: 'Last updated {date}',
  who_heading: 'Who this is between',
  who_body:
    'These pages are published by {brand}. Each project is set out in a separate engagement letter. If the letter and this page differ, the letter prevails.',
  scope_heading: 'What the work is',
  scope_body:
    'Speeches, LinkedIn content, articles and op-eds, voice guides and biographies, written in English. The letter says how many, how long, by when and at what price.',
  ownership_heading: 'Whose words they are',
  ownership_body:
    'Yours, once they are paid for. You sign them, and you answer for what they say. I ask for no credit.',
  secrecy_heading: 'What stays private',
  secrecy_body:
    'The fact that we work together, and everything you tell me. Your name is never used without your written consent.',
  standards_heading: 'What I do not write',
  standards_body:
    'Anything I know to be false, invented stories told as true, praise under a false name, or words meant to harm a person. If a fact cannot be checked, it comes out.',
  pack_heading: 'The AI prompt pack',
  pack_body:
    'One payment gives one person lifetime access, with additions every quarter. If you are not satisfied, write to me within seven days for a refund. Use the prompts freely in your own work; please do not resell them or publish them.',
  site_heading: 'This site',
  site_body:
    'You may quote articles with a link. They are general advice, not legal or financial advice. Linked sites are run by others.',
  law_heading: 'Governing law',
  law_body: 'Governing law: {law}. Your local consumer rights are not affected.',
};
