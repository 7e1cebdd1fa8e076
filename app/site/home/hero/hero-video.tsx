import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import styles from './hero.module.css';

/** Drawn by scripts/hero-video. */
const builtIn = { sources: ['/film/ink.webm', '/film/ink.mp4'], poster: '/film/ink.avif' };

/** The owner's video and poster, by their addresses, or the built-in ones where both are empty. */
export function HeroVideo({ video, poster }: { video: string; poster: string }) {
  const { hero } = useSite().messages.home;
  const isBuiltIn = !video && !poster;
  const sources = isBuiltIn ? builtIn.sources : video ? [video] : [];
  const picture = isBuiltIn ? builtIn.poster : poster;
  return (
    <div data-enhance="hero-video" data-when="idle">
      <div className={`${styles.picture} ${isBuiltIn ? styles.ink : styles.owners}`}>
        {picture && (
          <img src={picture} alt="" width="720" height="960" fetchPriority="low" decoding="async" />
        )}
        {sources.length > 0 && (
          // enhance-hero-video.ts adds the sources, unless the reader saves data.
          <video
            data-sources={sources.join(' ')}
            width="600"
            height="800"
            muted
            autoPlay
            loop
            playsInline
            preload="none"
            tabIndex={-1}
            aria-hidden="true"
            aria-label={hero.video_label}
          />
        )}
      </div>
      <button type="button" className={`${text.small} ${styles.control}`} data-play={hero.video_play} hidden>
        {hero.video_pause}
      </button>
    </div>
  );
}
