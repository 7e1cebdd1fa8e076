import { useOwner } from '../../context/owner-context.ts';
import { QuotePreview } from '../previews.tsx';
import type { QuoteForm } from '../settings-form.ts';
import type { FieldsOf } from '../use-section.ts';
import { LocalizedTextField } from './localized-text-field.tsx';

/** What someone said and who it was, and how it will be set. */
export function QuoteFields({ field }: { field: FieldsOf<QuoteForm> }) {
  const { home } = useOwner().messages.settings;
  const [quote, author] = [field('quote'), field('author')];
  return (
    <>
      <LocalizedTextField {...quote} label={home.testimonial_quote} rows={4} />
      <LocalizedTextField {...author} label={home.testimonial_author} />
      <QuotePreview quote={quote.value} author={author.value} />
    </>
  );
}
