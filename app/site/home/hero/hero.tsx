import { paths } from '../../../../shared/paths.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import { EditedHeadline } from './edited-headline.tsx';
import styles from './hero.module.css';
import { HeroVideo } from './hero-video.tsx';

/**
 * `title` (in the notation of `parseEdit`) and `subtitle` replace the built-in texts; `video` and `poster` may be
 * empty.
 */
export function Hero(props: {
  title?: string | undefined;
  subtitle?: string | undefined;
  video: string;
  poster: string;
}) {
  const { messages, to } = useSite();
  const { hero } = messages.home;
  return (
    <div className={styles.hero}>
      <div className={layout.wrap}>
        <EditedHeadline source={props.title ?? hero.edit} />
        <div className={`${layout.grid} ${styles.below}`}>
          <p className={`${text.lead} ${styles.lead}`}>{props.subtitle ?? hero.subhead}</p>
          <p className={styles.act}>
            <a className={button.button} href={to(paths.contact)}>
              {hero.cta}
            </a>
          </p>
          <p className={`${text.small} ${styles.note}`}>{hero.disclaimer}</p>
        </div>
      </div>
      <HeroVideo video={props.video} poster={props.poster} />
    </div>
  );
}
