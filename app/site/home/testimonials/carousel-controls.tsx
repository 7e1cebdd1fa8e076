import { fill } from '../../../../messages/fill.ts';
import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import styles from './testimonials.module.css';

/** Previous, next, a dot for each of `total` slides, and the count; hidden without scripts. */
export function CarouselControls({ total }: { total: number }) {
  const { accessibility, services } = useSite().messages;
  const { carousel } = accessibility;
  return (
    <div className={styles.controls}>
      <button type="button" className={text.action} aria-label={carousel.previous} data-step={-1}>
        {services.previous}
      </button>
      <button type="button" className={text.action} aria-label={carousel.next} data-step={1}>
        {services.next}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose what is seen, not fields of a form */}
      <div className={styles.dots} role="group" aria-label={carousel.dots}>
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing else to be told apart by
            key={index}
            type="button"
            aria-label={fill(carousel.dot, { n: index + 1, total })}
            aria-current={index === 0 ? 'true' : undefined}
            data-dot=""
          />
        ))}
      </div>
      {/* Screen readers have it from the slide's label. */}
      <span className={`${text.small} ${styles.count}`} aria-hidden="true" data-count="">
        {fill(carousel.slide, { n: 1, total })}
      </span>
    </div>
  );
}
