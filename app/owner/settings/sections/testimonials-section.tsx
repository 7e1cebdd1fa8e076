import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../desk-context.ts';
import { EntryList } from '../fields/entry-list.tsx';
import { QuoteFields } from '../fields/quote-fields.tsx';
import { SectionForm } from '../section-form.tsx';
import { useSection } from '../use-section.ts';

const names = ['testimonials'] as const;
const blank = { quote: { en: '', es: '' }, author: { en: '', es: '' } };

/** What clients say: by title and company, never by name (docs/specification.md 3.6). */
export function TestimonialsSection() {
  const section = useSection('testimonials', names);
  const { home } = useDesk().copy.settings;
  return (
    <SectionForm
      section={section}
      heading={home.testimonials}
      help={home.testimonials_help}
      seenAt={paths.homeTestimonials}
    >
      <EntryList
        at="testimonials"
        max={12}
        list={section.values.testimonials}
        onChange={(next) => section.change('testimonials', next)}
        blank={blank}
        nameOf={({ author }) => author.en}
      >
        {(entry, at, set) => <QuoteFields at={at} value={entry} onChange={set} />}
      </EntryList>
    </SectionForm>
  );
}
