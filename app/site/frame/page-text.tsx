import { createContext, type ReactNode, use } from 'react';
import { isMarked, type RenderedContents, type SectionKey } from '../../../shared/content.ts';
import type { Locale, LocalizedText } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import { EditedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/text.module.css';
import styles from './frame.module.css';
import { useSite } from './site-context.ts';

/** The owner's texts by key. The default text replaces a missing one. */
export const PageTextsContext = createContext<RenderedContents>({});

/** Returns a function that marks a text for the content manager, only in the owner's view of the page. */
export function useTextName(): (of: SectionKey) => { 'data-text'?: SectionKey } {
  const { namesTexts } = useSite();
  return (of) => (namesTexts ? { 'data-text': of } : {});
}

export function usePageLine(of: SectionKey, builtIn: string): string {
  return use(PageTextsContext)[of]?.text ?? builtIn;
}

interface PageLineProps {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'span';
  of: SectionKey;
  builtIn: string;
  className?: string | undefined;
  id?: string;
}

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
  children?: ReactNode;
}

export function PageProse({ of, children }: PageProseProps) {
  const html = use(PageTextsContext)[of]?.html;
  const name = useTextName()(of);
  const { namesTexts } = useSite();
  if (html) return <OwnerHtml html={html} name={name} />;
  if (!namesTexts) return children;
  // Rendered in the owner's view to have something to click, even if there is no text yet.
  return (
    <div className={layout.text} {...name}>
      {children}
    </div>
  );
}

interface Props {
  html: string;
  name?: object;
}

/** Renders the owner's `html`, which must be sanitized. */
export function OwnerHtml({ html, name }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved (shared/rich-text/sanitize.ts)
  return <div className={layout.text} {...name} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns an item's texts in a language; undefined if one is missing, so that an item is never shown in part. */
export function localize<Key extends string>(
  item: Readonly<Record<Key, LocalizedText>>,
  locale: Locale,
): Record<Key, string> | undefined {
  const texts = Object.entries<LocalizedText>(item).map(([key, text]) => [key, text[locale]]);
  if (texts.some(([, text]) => !text)) return undefined;
  return Object.fromEntries(texts) as Record<Key, string>;
}

interface PageOpeningProps {
  name: 'services_page' | 'samples' | 'outcomes_page' | 'resources' | 'privacy' | 'terms';
  title: string;
  sentence: string;
}

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
