import type { Settings } from '../../../../shared/settings.ts';
import { EditedText } from '../../../ui/edited-text.tsx';
import { SectionRule } from '../../../ui/section-rule.tsx';
import layout from '../../../ui/text.module.css';
import { localize } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../home.module.css';
import { SectionHead } from '../section-head.tsx';

/** In `outcome`, `[=dotted=]` is the phrase that mattered. */
interface Outcome {
  title: string;
  situation: string;
  action: string;
  outcome: string;
}

/** "When It Mattered": the samples while `outcomes` is null, else the owner's; nothing where there are none. */
export function Outcomes({ outcomes }: { outcomes: Settings['outcomes'] }) {
  const { messages, locale } = useSite();
  const { heading, intro, items, stet } = messages.home.outcomes;
  const localized = outcomes
    ? outcomes.flatMap((outcome) => localize(outcome, locale) ?? [])
    : Object.values(items);
  if (localized.length === 0) return null;
  return (
    <>
      <SectionRule />
      <section id="when-it-mattered" className={`${layout.wrap} ${styles.outcomesSection}`}>
        <SectionHead
          titleOf="outcomes_title"
          title={heading}
          introOf="outcomes_intro"
          intro={localized.length === 4 ? intro : undefined}
        >
          <p className={`${layout.small} ${styles.outcomesNote}`}>
            {!outcomes && (
              <>
                <span className={layout.badge}>{messages.shell.sample_badge}</span>
                <span>{messages.shell.sample_note}</span>
              </>
            )}
            {localized.some(({ outcome }) => outcome.includes('[=')) && (
              <span>
                <EditedText source={stet} />
              </span>
            )}
          </p>
        </SectionHead>
        {localized.map((outcome) => (
          <OutcomeRow key={outcome.title} {...outcome} />
        ))}
      </section>
    </>
  );
}

function OutcomeRow({ title, situation, action, outcome }: Outcome) {
  const { labels } = useSite().messages.home.outcomes;
  return (
    <article className={`${layout.grid} ${styles.outcomesRow}`}>
      <h3>{title}</h3>
      <dl>
        <div>
          <dt className={layout.small}>{labels.situation}</dt>
          <dd>{situation}</dd>
        </div>
        <div>
          <dt className={layout.small}>{labels.action}</dt>
          <dd>{action}</dd>
        </div>
        <div className={styles.outcome}>
          <dt className={layout.small}>{labels.outcome}</dt>
          <dd>
            <EditedText source={outcome} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
