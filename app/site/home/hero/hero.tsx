import { paths } from '../../../../shared/paths.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/text.module.css';
import { PageLine, usePageLine } from '../../owner-content/page-text.tsx';
import { useSite } from '../../site-context.ts';
import { EditedHeadline } from './edited-headline.tsx';
import styles from './hero.module.css';
import { HeroVideo } from './hero-video.tsx';

/** The headline, in the notation of `parseEdit`, and the film; `video` and `poster` may be empty. */
export function Hero({ video, poster }: { video: string; poster: string }) {
  const { messages, to } = useSite();
  const { hero } = messages.home;
  return (
    <div className={styles.hero}>
      <div className={layout.wrap}>
        <EditedHeadline source={usePageLine('hero_title', hero.edit)} />
        <div className={`${layout.grid} ${styles.below}`}>
          <PageLine
            as="p"
            of="hero_subtitle"
            className={`${layout.lead} ${styles.lead}`}
            builtIn={hero.subhead}
          />
          <p className={styles.act}>
            <a className={button.button} href={to(paths.contact)}>
              {hero.cta}
            </a>
          </p>
          <PageLine
            as="p"
            of="hero_note"
            className={`${layout.small} ${styles.note}`}
            builtIn={hero.disclaimer}
          />
        </div>
      </div>
      <HeroVideo video={video} poster={poster} />
    </div>
  );
}
