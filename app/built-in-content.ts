import { catalogs, type Messages } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';
import type { BuiltInContent, PageType, SectionKey } from '../shared/content.ts';
import { locales } from '../shared/locale.ts';
import { textToHtml } from '../shared/rich-text/text-to-html.ts';

type Text = Pick<BuiltInContent, 'content' | 'content_type'>;

function text(content: string): Text {
  return { content, content_type: 'text' };
}

function paragraphs(...lines: string[]): Text {
  // One paragraph a line, for whoever edits it.
  return { content: lines.map(textToHtml).join('\n'), content_type: 'html' };
}

/** The built-in text of every section in every language; the headline keeps its notation. `founder` may be empty. */
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

function sections({ home, services, blog, post, voiceLab, slider, leadMagnet }: Messages, founder: string) {
  const { about, clients, press, testimonials, outcomes, human_edge, final_band } = home;
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
      tones_title: text(voiceLab.heading),
      tones_intro: text(voiceLab.intro),
      tones_note: text(voiceLab.footnote),
      slider_title: text(slider.heading),
      slider_intro: text(slider.intro),
      questions_title: text(leadMagnet.heading),
      questions_text: text(leadMagnet.body),
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
  };
}
