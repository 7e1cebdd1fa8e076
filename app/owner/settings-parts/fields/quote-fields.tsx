import type { Locale } from '../../../../shared/locale.ts';
import { useDesk } from '../../context/owner-context.ts';
import { QuotePreview } from '../previews.tsx';
import { WordsField } from './localized-text-field.tsx';

type Quote = Record<'quote' | 'author', Record<Locale, string>>;

interface QuoteFieldsProps {
  /** The quote's place among the settings. */
  at: string;
  value: Quote;
  onChange: (change: Partial<Quote>) => void;
}

/** What someone said and who it was, and how it will be set. */
export function QuoteFields({ at, value: { quote, author }, onChange }: QuoteFieldsProps) {
  const { home } = useDesk().copy.settings;
  return (
    <>
      <WordsField
        at={`${at}.quote`}
        label={home.testimonial_quote}
        value={quote}
        onChange={(words) => onChange({ quote: words })}
        rows={4}
      />
      <WordsField
        at={`${at}.author`}
        label={home.testimonial_author}
        value={author}
        onChange={(words) => onChange({ author: words })}
      />
      <QuotePreview quote={quote} author={author} />
    </>
  );
}
