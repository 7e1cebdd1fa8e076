import { createContext, type ReactNode, use } from 'react';
import { isMarked, type RenderedContents, type SectionKey } from '../../../shared/content.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import richText from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { OwnerHtml } from './owner-html.tsx';

/** The owner's texts of the page, by their keys; a missing one leaves its place to the built-in text. */
export const PageTextsContext = createContext<RenderedContents>({});

/** An attribute that names a text to the content manager, in the page that its owner changes. Visitors get none. */
export function useTextName(): (of: SectionKey) => { 'data-text'?: SectionKey } {
  const { namesTexts } = useSite();
  return (of) => (namesTexts ? { 'data-text': of } : {});
}

/** The words of a line: the owner's, or the built-in ones. */
export function usePageLine(of: SectionKey, builtIn: string): string {
  return use(PageTextsContext)[of]?.text ?? builtIn;
}

interface PageLineProps {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'li';
  of: SectionKey;
  builtIn: string;
  className?: string | undefined;
  id?: string;
}

/** One line of text that is the owner's to change. */
export function PageLine({ as: Element, of, builtIn, className, id }: PageLineProps) {
  const name = useTextName();
  const line = usePageLine(of, builtIn);
  return (
    <Element className={className} id={id} {...name(of)}>
      {isMarked(of) ? <EditedText source={line} /> : line}
    </Element>
  );
}

interface PageProseProps {
  of: SectionKey;
  /** The built-in paragraphs. */
  children?: ReactNode;
}

/** Paragraphs that are the owner's to change. */
export function PageProse({ of, children }: PageProseProps) {
  const html = use(PageTextsContext)[of]?.html;
  const name = useTextName()(of);
  const { namesTexts } = useSite();
  if (html) return <OwnerHtml html={html} name={name} />;
  if (!namesTexts) return children;
  // An element that only the owner's page has: the place to click on, even where there is nothing yet.
  return (
    <div className={richText.text} {...name}>
      {children}
    </div>
  );
}
