import { fill } from '../../../../messages/fill.ts';
import layout from '../../../ui/text.module.css';
import { PageLine } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../cards.module.css';

/** In percent from the left: nothing is revised at first. */
const start = 100;

/** Before and after, divided by a range that covers both. Without scripts all pairs are visible (enhance-slider.ts). */
export function Slider() {
  const { slider } = useSite().messages;
  const pairs = Object.entries(slider.pairs);
  return (
    <section
      className={`${layout.wrap} ${layout.grid} ${styles.slider}`}
      data-enhance="slider"
      data-position={slider.position}
      data-value={slider.value}
    >
      <PageLine as="h2" of="slider_title" builtIn={slider.heading} />
      <PageLine
        as="p"
        of="slider_intro"
        className={`${layout.lead} ${styles.intro}`}
        builtIn={slider.intro}
      />
      <div className={styles.sheet}>
        {pairs.map(([key, { before, after }], index) => (
          <div key={key} className={styles.pair} data-pair={index === 0 ? 'shown' : ''}>
            <div className={styles.before}>
              <p className={layout.small}>{slider.before}</p>
              <p>{before}</p>
            </div>
            <div className={styles.after}>
              <p className={layout.small}>{slider.after}</p>
              <p>{after}</p>
            </div>
          </div>
        ))}
        <input
          type="range"
          className={styles.range}
          defaultValue={start}
          aria-label={slider.handle}
          aria-valuetext={fill(slider.value, { percent: 100 - start })}
          autoComplete="off"
        />
      </div>
      <div className={styles.controls}>
        <button type="button" className={layout.action} data-step="-1">
          {slider.previous}
        </button>
        <button type="button" className={layout.action} data-step="1">
          {slider.next}
        </button>
        <p role="status" className={layout.small}>
          {fill(slider.position, { n: 1, total: pairs.length })}
        </p>
      </div>
    </section>
  );
}
