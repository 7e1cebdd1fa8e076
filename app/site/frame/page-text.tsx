import { createContext, type ReactNode, use } from 'react';
import { isMarked, type RenderedContents, type SectionKey } from '../../../shared/content.ts';
import type { Locale, LocalizedText } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import { EditedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/text.module.css';
import styles from './frame.module.css';
import { useSite } from './site-context.ts';

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
    <div className={layout.text} {...name}>
      {children}
    </div>
  );
}

interface Props {
  html: string;
  /** Attributes that name the text to the content manager. */
  name?: object;
}

/** The owner's text in place of the built-in one. `html` must come sanitised: it is printed as it is. */
export function OwnerHtml({ html, name }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was saved (shared/rich-text/sanitise.ts)
  return <div className={layout.text} {...name} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Undefined when a text is missing in the language, as nobody should read half an item. */
export function localize<Key extends string>(
  item: Readonly<Record<Key, LocalizedText>>,
  locale: Locale,
): Record<Key, string> | undefined {
  const texts = Object.entries<LocalizedText>(item).map(([key, text]) => [key, text[locale]]);
  if (texts.some(([, text]) => !text)) return undefined;
  return Object.fromEntries(texts) as Record<Key, string>;
}

interface PageOpeningProps {
  /** What its sections are called by. */
  name: 'services_page' | 'samples' | 'outcomes_page' | 'resources' | 'privacy' | 'terms';
  /** The built-in ones. */
  title: string;
  sentence: string;
}

/** A title, one sentence, and a link to contact: the whole of a placeholder page, the top of others. */
export function PageOpening({ name, title, sentence }: PageOpeningProps) {
  const { messages, to } = useSite();
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
      <PageLine as="h1" of={`${name}_title`} builtIn={title} />
      <PageLine as="p" of={`${name}_lede`} className={layout.lead} builtIn={sentence} />
      <div className={styles.pageOpeningAction}>
        <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
          {messages.placeholders.cta}
        </a>
      </div>
    </div>
  );
}
