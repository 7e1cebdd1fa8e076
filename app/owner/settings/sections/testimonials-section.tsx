import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { EntryList } from '../../settings-parts/fields/entry-list.tsx';
import { QuoteFields } from '../../settings-parts/fields/quote-fields.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['testimonials'] as const;
const blank = { quote: { en: '', es: '' }, author: { en: '', es: '' } };

/** What clients say: by title and company, never by name (docs/specification.md 3.6). */
export function TestimonialsSection() {
  const section = useSection('testimonials', names);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm
      section={section}
      heading={home.testimonials}
      help={home.testimonials_help}
      seenAt={paths.homeTestimonials}
    >
      <EntryList
        section={section}
        name="testimonials"
        max={12}
        blank={blank}
        nameOf={({ author }) => author.en}
      >
        {(field) => <QuoteFields field={field} />}
      </EntryList>
    </SectionForm>
  );
}
