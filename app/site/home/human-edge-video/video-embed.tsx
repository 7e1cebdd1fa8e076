import layout from '../../../ui/layout.module.css';
import { useSite } from '../../site-context.ts';
import styles from './video-embed.module.css';
import { embedAddress, type VideoLink, watchAddress } from './video-link.ts';
import { FilmStill } from './video-still.tsx';

/**
 * The film's frame. A video of the service is a link to it, which the site's script makes a button that puts the
 * player in the frame: nothing is loaded from outside before (client/live/video.ts).
 */
export function Film({ link }: { link: VideoLink }) {
  const { copy, locale } = useSite();
  const { human_edge: edge } = copy.home;
  const soon = <p className={styles.label}>{edge.video_soon}</p>;
  switch (link.kind) {
    case 'youtube':
      return (
        <div className={styles.frame} data-live="video">
          <FilmStill />
          <a
            className={`${styles.label} ${styles.play}`}
            href={watchAddress(link)}
            target="_blank"
            rel="noopener"
          >
            <span>{edge.video_load}</span>
            <span className={layout.hidden}> ({copy.shell.new_tab})</span>
          </a>
          <template>
            <iframe
              className={styles.player}
              src={embedAddress(link, locale)}
              title={edge.video_title}
              // The whole screen is allowed by the older attribute alone, which every browser knows.
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </template>
        </div>
      );
    case 'file':
      return (
        <div className={styles.frame} data-live="video">
          {/* biome-ignore lint/a11y/useMediaCaption: the owner's film carries its captions, where it has any */}
          <video
            className={styles.player}
            src={link.src}
            aria-label={edge.video_title}
            controls
            playsInline
            preload="none"
          />
          <template>
            <FilmStill />
            {soon}
          </template>
        </div>
      );
    case 'none':
      return (
        <div className={styles.frame}>
          <FilmStill />
          {soon}
        </div>
      );
  }
}
