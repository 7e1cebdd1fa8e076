import { use } from 'react';
import { faqNumbers, type RenderedContents, type SectionKey } from '../../../shared/content.ts';
import layout from '../../ui/text.module.css';
import { BareRule } from '../../ui/typography.tsx';
import { PageLine, PageTextsContext } from '../frame/page-text.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './home.module.css';

/** Numbered items that may be shown. An item is a sample until the owner has written all texts in which it makes a claim. */
export function shownItems<Item extends number>(
  numbers: readonly Item[],
  claimsOf: (number: Item) => SectionKey[],
  texts: RenderedContents,
  showsSamples: boolean,
) {
  return numbers
    .map((number) => ({ number, isSample: claimsOf(number).some((key) => texts[key] === undefined) }))
    .filter(({ isSample }) => showsSamples || !isSample);
}

function shownQuestions(texts: RenderedContents, showsSamples: boolean) {
  return shownItems(faqNumbers, (number) => [`faq_${number}_answer`], texts, showsSamples);
}

/** Returns the structured data of the questions that the owner has answered; undefined for none. */
export function faqData(
  texts: RenderedContents,
  { messages }: ReturnType<typeof useSite>,
): object | undefined {
  const own = shownQuestions(texts, false);
  if (own.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: own.map(({ number }) => ({
      '@type': 'Question',
      name: texts[`faq_${number}_question`]?.text ?? messages.home.faq.items[number].question,
      acceptedAnswer: { '@type': 'Answer', text: texts[`faq_${number}_answer`]?.text },
    })),
  };
}

/** Questions and answers, closed until pressed. In the owner's view they are open, so that they can be edited. */
export function Faq({ showsSamples }: { showsSamples: boolean }) {
  const site = useSite();
  const { heading, sample_note, items } = site.messages.home.faq;
  const shown = shownQuestions(use(PageTextsContext), showsSamples);
  if (shown.length === 0) return null;
  const half = Math.ceil(shown.length / 2);
  return (
    <>
      <BareRule />
      <section id="questions" className={`${layout.wrap} ${layout.grid} ${styles.faq}`}>
        <div>
          <PageLine as="h2" of="faq_title" className={layout.heading} builtIn={heading} />
          {shown.some(({ isSample }) => isSample) && (
            <p className={`${layout.small} ${styles.note}`}>
              <span className={layout.badge}>{site.messages.shell.sample_badge}</span> {sample_note}
            </p>
          )}
        </div>
        <div className={styles.questions}>
          {[shown.slice(0, half), shown.slice(half)].map((column, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns that never change places
            <div key={position}>
              {column.map(({ number }) => (
                <details key={number} open={site.namesTexts}>
                  <summary>
                    <PageLine as="span" of={`faq_${number}_question`} builtIn={items[number].question} />
                  </summary>
                  <PageLine as="p" of={`faq_${number}_answer`} builtIn={items[number].answer} />
                </details>
              ))}
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
