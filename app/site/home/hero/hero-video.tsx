import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import styles from './hero-video.module.css';

/** The house's own, made by scripts/film. */
const house = { films: ['/film/ink.webm', '/film/ink.mp4'], poster: '/film/ink.avif' };

/**
 * Ink that moves on the paper at the right edge of the opening, or the owner's film in its place, and the picture that
 * stands for it. `film` and `poster` are addresses; both empty for the house's own. Lies in the nearest positioned element.
 */
export function HeroFilm({ film, poster }: { film: string; poster: string }) {
  const { hero } = useSite().copy.home;
  const isHouse = !film && !poster;
  const films = isHouse ? house.films : film ? [film] : [];
  const picture = isHouse ? house.poster : poster;
  return (
    <div data-live="film" data-wake="idle">
      <div className={`${styles.picture} ${isHouse ? styles.ink : styles.owners}`}>
        {picture && (
          <img src={picture} alt="" width="720" height="960" fetchPriority="low" decoding="async" />
        )}
        {films.length > 0 && (
          // It starts by itself once the live part has given it its sources: that part knows who would rather be spared.
          <video
            data-films={films.join(' ')}
            width="600"
            height="800"
            muted
            autoPlay
            loop
            playsInline
            disablePictureInPicture
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
