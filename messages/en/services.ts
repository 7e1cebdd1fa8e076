/** The five service pages; their order is the pager's (docs/specification.md 2.6). */
export const services = {
  cta: 'Book a Consultation',
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
  // The marked draft: [-struck-], [+written in+], [=left to stand=].
  draft: {
    heading: 'From a draft',
    caption: 'A sample of my own, marked the way I mark yours.',
    line_1: 'Thank you all for being here[+so early+].',
    note_1: 'Thank them for something real.',
    line_2: 'Last year [-was not without challenge.-][+we lost two plants.+] You know that; you were there.',
    note_2: 'Say what happened. They will trust the rest.',
    line_3:
      'What you do not know is [=what we decided in March,=] and I want you to hear it [-going forward.-][+from me, now.+]',
    note_3: 'Stet: let it stand. This is the speech.',
  },
  pages: {
    speech: {
      seo_service_name: 'Executive speechwriting',
      seo_service_description:
        'Speeches in English for chief executives, founders and boards, written from conversation and edited aloud.',
      title: 'Executive Speechwriting',
      lede: 'You have eleven minutes. They will remember one.',
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
        'A few posts a month from one conversation. Each comes with a first line tested on a small screen, and a sentence on why it should go out this week, or wait. From time to time we look at who answered, and plan the next ones by that.',
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
      intro_1:
        'Editors turn down most pieces by executives for one reason: they are about the company. A newspaper will print you for what you know, for what you saw before others did, or for something you are ready to say against your own interest. We look for that first. If it is not there, I will tell you, and we will write something else.',
      intro_2:
        'Once we have the argument, the form follows: about seven hundred words for a newspaper, twice that for a trade journal, more where the subject has earned it. The point comes in the second paragraph at the latest. The strongest objection is stated fairly and answered. Facts come with their sources in a note, so that a news desk can check them before lunch.',
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
        'A guide to how a leader speaks, and editing that keeps every text in English close to it.',
      title: 'Unified Executive Voice',
      lede: 'Six people write for you. You should sound like one.',
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
        'Before a text goes out under your name, it comes to me. I edit it in red and send it back with the reason for each change in the margin, so that the next draft needs less red. Your writers keep writing, and you stop correcting.',
      option_3_title: 'A working session',
      option_3_body:
        'A half day with the people who write for you: your office, communications, the agency. We take real texts from last month, read them aloud and fix them together. It is the fastest way I know for a group to learn a voice, and it ends the habit of adding one more adjective to be safe.',
    },
    bio: {
      seo_service_name: 'Executive biography writing',
      seo_service_description:
        'Executive biographies in English for the stage, the press, the board and LinkedIn, in four lengths, with checked facts.',
      title: 'Biography Writing',
      lede: 'Somebody will read this aloud before you walk on.',
      intro_1:
        'A biography is the text an executive uses most and looks after least. It has grown for years by addition: every position, every prize, every board. Nobody cut anything, because nobody was asked to. It is out of date in two places, and one of them is the first line.',
      intro_2:
        'People read it for a reason. A host has thirty seconds before you come on. A journalist wants the spelling and one fact. A board wants to know what you did when things went badly. A candidate wonders what it would be like to work for you. One text cannot serve them all. You need a short family of texts, cut from the same cloth.',
      intro_3:
        'I talk with you for an hour and, if you agree, with two people who have worked with you. I check dates and titles. Then I write what you did, in the order that makes sense of it, with at least one thing that nobody else in your position could have written.',
      quote:
        'Three lines. I had put them off for a year. Hosts now read them out as written, and I no longer study my shoes.',
      quote_author: 'Managing partner, law firm',
      option_1_title: 'The set',
      option_1_body:
        'One line, fifty words, a hundred and fifty words and a full page, in the third person, with a first-person version for LinkedIn. All say the same thing at different distances. A note tells your office which one goes where, and what to change when the next title arrives, so that the set stays true without me.',
      option_2_title: 'The introduction',
      option_2_body:
        'Ninety seconds for whoever presents you. Short lines, hard names spelled as they sound, one true detail, and the applause in the right place. Hosts are grateful, because most of them were handed a résumé five minutes earlier.',
      option_3_title: 'The leadership page',
      option_3_body:
        'Your whole executive team, at one length and in one manner. Read one after another, most such pages show who had a good assistant. Yours will show who does what, and why these people are in one room. I interview each for half an hour, which also tends to improve the next meeting.',
    },
  },
};
