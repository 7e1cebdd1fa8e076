/** Header, drawer and footer. */
export const shell = {
  skip_link: 'Skip to content',
  logo_label: '{brand}, home',
  cta: 'Book a Consultation',
  nav: {
    label: 'Main',
    services: 'Services',
    when_it_mattered: 'When It Mattered',
    about: 'About {founder}',
    about_no_name: 'About the writer',
    resources: 'Resources',
    blog: 'Blog',
    contact: 'Contact',
  },
  language: {
    label: 'Language',
    name_en: 'English',
    name_es: 'Español',
    short_en: 'EN',
    short_es: 'ES',
    to_en: 'English: read this page in English',
    to_es: 'Español: leer esta página en español',
  },
  drawer: {
    title: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
  },
  footer: {
    label: 'Footer',
    tagline: 'Executive ghostwriting for leaders who move markets.',
    privacy: 'Privacy',
    terms: 'Terms',
    disclaimer: 'This site is in English and Spanish. Deliverables are in English only.',
    copyright: '© {year} {brand}. All rights reserved.',
    feed: 'RSS feed',
    all_services: 'All services',
    ai_prompts: 'AI prompt pack',
  },
  new_tab: 'opens in a new tab',
  sample_badge: 'Sample',
  sample_note: 'For illustration only.',
  share_label: 'Executive ghostwriting',
  /** The portrait, and what stands in its place. `[=…=]` is dotted below, `[-…-]` struck. */
  not_pictured: {
    plate: '[=Not=] pictured',
    stet: 'stet',
    caption: 'The writer, by choice and by contract.',
    with_portrait: '[-Not-] pictured:',
  },
};

/** Titles and descriptions of every page, and structured data. */
export const meta = {
  home: {
    title: 'Executive Ghostwriting and Speechwriting | {brand}',
    description:
      'Speeches, op-eds, LinkedIn posts and biographies for senior leaders, written by a person who learns how you think. Book a consultation in one email.',
  },
  services: {
    title: 'Executive Writing and Speech Services | {brand}',
    description:
      'Five kinds of writing for people who are quoted: speeches, LinkedIn, articles and op-eds, one voice for every text, and biographies. Choose a track.',
  },
  speech: {
    title: 'Executive Speechwriting Services | {brand}',
    description:
      'Keynotes, town halls and the two minutes at dinner that matter more. Speeches in your own words, written for the ear by a person who asks questions.',
  },
  linkedin: {
    title: 'LinkedIn Ghostwriting for Executives | {brand}',
    description:
      'LinkedIn posts that sound like one person with a job: you. One half-hour call, a few posts a month, and nothing is published before you approve it.',
  },
  articles: {
    title: 'Executive Article and Op-Ed Ghostwriting | {brand}',
    description:
      'Op-eds and long articles that start with an argument you would defend: sources in a note, the best objection answered, no company brochure inside.',
  },
  voice: {
    title: 'Unified Executive Voice for Leaders | {brand}',
    description:
      'Many people write for you, and you should sound like one. A voice guide drawn from how you speak, and a desk that keeps every text close to it.',
  },
  bio: {
    title: 'Executive Biography Writing Services | {brand}',
    description:
      'Biographies for the stage, the press, the board and LinkedIn, from one line to a full page. Checked facts, your own detail, nothing vague left in.',
  },
  ai_prompts: {
    title: 'AI Prompts for Speeches and LinkedIn | {brand}',
    description:
      'AI prompts for speeches, emails and LinkedIn, written by a speechwriter. About 70% of the way to a draft. One payment, lifetime access, 7-day guarantee.',
  },
  writing_samples: {
    title: 'Speeches, Op-Eds and Writing Samples | {brand}',
    description:
      'Curated articles, op-eds and speeches. None are on this page yet: ask for samples when we speak, or read the long pieces on the blog.',
  },
  when_it_mattered: {
    title: 'When It Mattered: Anonymized Moments | {brand}',
    description:
      'Anonymized moments when clarity moved people to act. The home page tells each story, with its situation and its outcome.',
  },
  resources: {
    title: 'Articles and Tips for Executives | {brand}',
    description:
      'Articles and tips on executive communication. None are on this page yet: the blog has the long pieces, and a consultation answers the rest.',
  },
  blog: {
    title: 'Blog: Notes on Executive Communication | {brand}',
    description:
      'Notes from a ghostwriter’s desk: how to open, where to stop, what to do with numbers, when to apologize, and how to write an op-ed that gets read.',
  },
  tag: {
    title: '{tag}: Posts with This Tag | {brand}',
    description: 'What {brand} has published with the tag “{tag}”, newest first.',
  },
  post: {
    title: '{title} | {brand}',
  },
  contact: {
    title: 'Contact: Book a Strategy Session | {brand}',
    description:
      'Book a strategy session in one email. Say what you have to write or say, who will hear it and by when. A draft is ready for you to fill in.',
  },
  privacy: {
    title: 'Privacy: What This Site Keeps and Why | {brand}',
    description:
      'This site does not follow you. No analytics, no advertising cookies, no profiles. What it stores, where, and for how long, in one page you can read.',
  },
  terms: {
    title: 'Terms: Professional Standards and Scope | {brand}',
    description:
      'Professional standards and scope: who owns the text, what stays confidential, what a ghostwriter will not write, and how the AI prompt pack is sold.',
  },
  error: {
    title: 'Unexpected Application Error: Not Found | {brand}',
    description:
      'There is no page at this address. It may have moved, or the link may have lost a letter. The home page, the blog and the contact page still work.',
  },
  compose: {
    title: 'Compose | {brand}',
    description: 'Write, save, schedule, publish and delete posts. Password protected.',
  },
  content_manager: {
    title: 'Content Manager | {brand}',
    description: 'Edit page sections: home, service pages and blog. Password protected.',
  },
  import_preview: {
    title: 'Blog import preview | {brand}',
    description: 'Preview how your old blog will look here before you import it.',
  },
  settings: {
    title: 'Settings | {brand}',
    description: 'Site name, contact, home page, prices, images, backups and security. Password protected.',
  },
  setup: {
    title: 'Set up your site | {brand}',
    description: 'Set up your site: name, contact email and default language. Then your first post.',
  },
  structured: {
    organization_description:
      'Executive ghostwriting and speechwriting services: speeches, LinkedIn content, articles and op-eds, a unified executive voice and biographies, in English.',
    breadcrumb_home: 'Home',
    breadcrumb_services: 'Services',
    breadcrumb_blog: 'Blog',
  },
};

/** Labels for screen readers. */
export const accessibility = {
  carousel: {
    label: 'Testimonials',
    role: 'carousel',
    slide_role: 'testimonial',
    slide: '{n} of {total}',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    dots: 'Choose a testimonial',
    dot: 'Testimonial {n} of {total}',
  },
  loading: 'Loading',
  close_dialog: 'Close',
  results: 'Results',
  editor: 'Press Alt+F10 for the toolbar.',
  image_selected: 'Image selected: {alt}. Width {percent}%.',
};

/** The page for unknown URLs and for failures. */
export const errorPage = {
  heading: 'Unexpected Application Error!',
  not_found: 'There is no page at this address. It may have moved, or the link may have lost a letter.',
  broken: 'Something failed on the server. You did nothing wrong. Please try again in a minute.',
  request_id: 'If you report this, include this ID: {id}',
  home: 'Back to the home page',
  blog: 'Read the blog',
  retry: 'Try again',
  database_heading: 'One moment, please',
  unavailable: 'The site can’t load its content right now. Please try again in a moment.',
  busy: 'The site is busy saving something else. Please try again in a few seconds.',
  disk_full: 'The disk is full, so nothing can be saved. Free up space on the server and try again.',
  read_only: 'The site is read-only right now, so nothing can be saved. Check the server and try again.',
  typed_kept: 'What you typed is still here. Keep this page open until it has been sent.',
  send_again: 'Send again',
};

/** The page shown without a connection. */
export const offline = {
  title: 'No connection | {brand}',
  heading: 'No connection',
  text: 'This page could not be loaded. Try again when you are back online.',
  kept_heading: 'Available offline',
  nothing_kept: 'No articles are available offline yet. Each one you open will be saved here.',
};

/** Toasts. */
export const toasts = {
  region: 'Notifications ({hotkey})',
  one: 'Notification',
  close: 'Close',
  undo: 'Undo',
  undo_alt: 'Undo: {action}',
  address_copied: 'Address copied',
  link_copied: 'Link copied',
  text_copied: 'Text copied',
  post_deleted: 'Post deleted',
  draft_saved: 'Draft saved',
  settings_saved: 'Settings saved',
  undone: 'Undone',
  offline: 'You’re offline. Changes are backed up in this browser.',
  online: 'Back online',
};

/** Sharing an article. */
export const share = {
  heading: 'Share',
  label_above: 'Share this article',
  label_below: 'Share this article, end of page',
  share_on: 'Share on {network}',
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  threads: 'Threads',
  bluesky: 'Bluesky',
  copy_link: 'Copy link',
  copied: 'Link copied',
  copy_failed: 'The link could not be copied. It is in the address bar.',
};

/** Reading an article aloud with the browser's voice. */
export const listen = {
  start: 'Listen',
  label: 'Listen to this article',
  bar: 'Reading aloud',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  place: '{n} of {total}',
};

/** Sharing a selected passage of an article. */
export const passage = {
  quote: 'Share this quote',
  bar: 'Selected passage',
  picture: 'Share as image',
  copy_link: 'Copy link to passage',
  copied: 'Link copied',
  copy_failed: 'The link could not be copied.',
  saved: 'Image saved.',
  saved_and_copied: 'Image saved and link copied.',
  too_long: 'Too long for an image. Select less text, or copy the link.',
  failed: 'The image could not be created.',
};

/** Placeholder pages: a title, a sentence and a link to the contact page. */
export const placeholders = {
  cta: 'Book a Consultation',
  services: {
    title: 'Services',
    sentence: 'Select a track below. Detailed service pages coming soon.',
  },
  writing_samples: {
    title: 'Writing Samples',
    sentence: 'Curated articles, op-eds and speeches.',
  },
  when_it_mattered: {
    title: 'When It Mattered',
    sentence: 'Anonymized moments where clarity moved people to act.',
  },
  resources: {
    title: 'Resources',
    sentence: 'Articles and tips coming soon.',
  },
  privacy: {
    title: 'Privacy',
    sentence: 'Your information is handled with care.',
  },
  terms: {
    title: 'Terms',
    sentence: 'Professional standards and scope.',
  },
};
