import { catalogs, type Messages } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';
import type { BuiltInContent, PageType, SectionKey } from '../shared/content.ts';
import { locales } from '../shared/locale.ts';
import { textToHtml } from '../shared/rich-text/markdown.ts';

type Text = Pick<BuiltInContent, 'content' | 'content_type'>;

function text(content: string): Text {
  return { content, content_type: 'text' };
}

function paragraphs(...lines: string[]): Text {
  // Each paragraph is on one line, so that it is easy to edit.
  return { content: lines.map(textToHtml).join('\n'), content_type: 'html' };
}

/** Returns the texts of numbered items: `faq_1_question`, `faq_1_answer`, `faq_2_question`. */
function numbered(name: string, items: Record<number, Record<string, string>>): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(items).flatMap(([number, parts]) =>
      Object.entries(parts).map(([part, line]) => [`${name}_${number}_${part}`, text(line)]),
    ),
  );
}

/** Returns the default text of every section in every language. `founder` may be empty. */
export function builtInContent(founder: string): BuiltInContent[] {
  return locales.flatMap((language) =>
    Object.entries(sections(catalogs[language], founder)).flatMap(([page_type, texts]) =>
      Object.entries(texts).map(([section_key, { content, content_type }]) => ({
        page_type: page_type as PageType,
        section_key: section_key as SectionKey,
        language,
        content,
        content_type,
      })),
    ),
  );
}

function sections(messages: Messages, founder: string) {
  const { home, services, blog, post, voiceLab, slider, leadMagnet, placeholders, contact, aiPrompts } =
    messages;
  const { about, clients, press, testimonials, outcomes, human_edge, how, faq, final_band } = home;
  const { speech, linkedin, articles, voice, bio } = services.pages;
  const first = founder ? fill(about.p1, { founder }) : about.p1_no_name;
  const intro = (page: typeof speech | typeof linkedin | typeof articles | typeof voice | typeof bio) =>
    paragraphs(page.intro_1, page.intro_2, page.intro_3);
  return {
    homepage: {
      hero_title: text(home.hero.edit),
      hero_subtitle: text(home.hero.subhead),
      about_content: paragraphs(first, about.p2, about.p3, about.p4),
      services_title: text(home.services.heading),
      hero_note: text(home.hero.disclaimer),
      clients_title: text(clients.heading),
      clients_note: text(clients.note),
      press_title: text(press.heading),
      press_note: text(press.note),
      testimonials_title: text(testimonials.heading),
      testimonials_note: text(testimonials.note),
      services_intro: text(home.services.intro),
      outcomes_title: text(outcomes.heading),
      outcomes_intro: text(outcomes.intro),
      film_title: text(human_edge.heading),
      film_text: text(human_edge.body),
      film_line_1: text(human_edge.still_1),
      film_note_1: text(human_edge.still_note_1),
      film_line_2: text(human_edge.still_2),
      film_note_2: text(human_edge.still_note_2),
      about_title: text(about.heading),
      how_title: text(how.heading),
      how_intro: text(how.intro),
      how_note: text(how.note),
      ...numbered('how', how.steps),
      tones_title: text(voiceLab.heading),
      tones_intro: text(voiceLab.intro),
      tones_note: text(voiceLab.footnote),
      slider_title: text(slider.heading),
      slider_intro: text(slider.intro),
      questions_title: text(leadMagnet.heading),
      questions_text: text(leadMagnet.body),
      faq_title: text(faq.heading),
      ...numbered('faq', faq.items),
      closing_line: text(final_band.line),
      closing_question: text(final_band.heading),
      closing_text: text(final_band.body),
    },
    service: {
      bio_content: intro(bio),
      speechwriting_content: intro(speech),
      linkedin_content: intro(linkedin),
      articles_content: intro(articles),
      unified_voice_content: intro(voice),
      speechwriting_title: text(speech.title),
      speechwriting_lede: text(speech.lede),
      linkedin_title: text(linkedin.title),
      linkedin_lede: text(linkedin.lede),
      articles_title: text(articles.title),
      articles_lede: text(articles.lede),
      unified_voice_title: text(voice.title),
      unified_voice_lede: text(voice.lede),
      bio_title: text(bio.title),
      bio_lede: text(bio.lede),
    },
    blog: { blog_title: text(blog.heading), blog_intro: text(blog.intro), blog_footer: text(post.closing) },
    page: {
      services_page_title: text(placeholders.services.title),
      services_page_lede: text(placeholders.services.sentence),
      samples_title: text(placeholders.writing_samples.title),
      samples_lede: text(placeholders.writing_samples.sentence),
      outcomes_page_title: text(placeholders.when_it_mattered.title),
      outcomes_page_lede: text(placeholders.when_it_mattered.sentence),
      resources_title: text(placeholders.resources.title),
      resources_lede: text(placeholders.resources.sentence),
      privacy_title: text(placeholders.privacy.title),
      privacy_lede: text(placeholders.privacy.sentence),
      terms_title: text(placeholders.terms.title),
      terms_lede: text(placeholders.terms.sentence),
      contact_title: text(contact.heading),
      contact_lede: text(contact.intro),
      contact_helps_title: text(contact.helps_heading),
      contact_helps_1: text(contact.helps_1),
      contact_helps_2: text(contact.helps_2),
      contact_helps_3: text(contact.helps_3),
      contact_next_title: text(contact.next.heading),
      ...numbered('contact_next', contact.next.steps),
      contact_note: text(`${contact.disclaimer} ${contact.form_note}`),
      prompts_title: text(aiPrompts.hero.headline),
      prompts_lede: text(aiPrompts.hero.subhead),
      prompts_pain_title: text(aiPrompts.pain.heading),
      prompts_pain_1: text(aiPrompts.pain.p1),
      prompts_pain_2: text(aiPrompts.pain.p2),
      prompts_pain_3: text(aiPrompts.pain.p3),
      prompts_pain_4: text(aiPrompts.pain.p4),
      prompts_pain_close: text(aiPrompts.pain.close),
      prompts_pack_title: text(aiPrompts.solution.heading),
      prompts_speeches_title: text(aiPrompts.solution.speeches.title),
      prompts_speeches_text: text(aiPrompts.solution.speeches.body),
      prompts_speeches_question: text(aiPrompts.solution.speeches.asks),
      prompts_emails_title: text(aiPrompts.solution.emails.title),
      prompts_emails_text: text(aiPrompts.solution.emails.body),
      prompts_emails_question: text(aiPrompts.solution.emails.asks),
      prompts_linkedin_title: text(aiPrompts.solution.linkedin.title),
      prompts_linkedin_text: text(aiPrompts.solution.linkedin.body),
      prompts_linkedin_question: text(aiPrompts.solution.linkedin.asks),
      prompts_steps_title: text(aiPrompts.steps.heading),
      prompts_step_1_title: text(aiPrompts.steps.s1_title),
      prompts_step_1_text: text(aiPrompts.steps.s1_body),
      prompts_step_2_title: text(aiPrompts.steps.s2_title),
      prompts_step_2_text: text(aiPrompts.steps.s2_body),
      prompts_step_3_title: text(aiPrompts.steps.s3_title),
      prompts_step_3_text: text(aiPrompts.steps.s3_body),
      prompts_trust_title: text(aiPrompts.trust.heading),
      prompts_writer: text(aiPrompts.trust.writer),
      prompts_guarantee: text(aiPrompts.trust.guarantee),
      prompts_payment: text(aiPrompts.trust.payment),
      prompts_privacy: text(aiPrompts.trust.privacy),
      prompts_closing_title: text(aiPrompts.final.heading),
      prompts_closing_text: text(aiPrompts.final.body),
    },
  };
}
