import { embedAddress, type VideoLink, watchAddress } from '../../../../shared/video/video-link.ts';
import layout from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import styles from './human-edge-video.module.css';
import { VideoStill } from './video-still.tsx';

/**
 * A video of YouTube or Vimeo is a link, which enhance-video-embed.ts makes a button for the player: nothing is loaded
 * from outside before.
 */
export function VideoEmbed({ link }: { link: VideoLink }) {
  const { messages, locale } = useSite();
  const { human_edge: labels } = messages.home;
  const soon = <p className={styles.label}>{labels.video_soon}</p>;
  switch (link.kind) {
    case 'youtube':
    case 'vimeo':
      return (
        <div className={styles.frame} data-enhance="video-embed">
          <VideoStill />
          <a
            className={`${styles.label} ${styles.play}`}
            href={watchAddress(link)}
            target="_blank"
            rel="noopener"
          >
            <span>{labels.video_load}</span>
            <span className={layout.hidden}> ({messages.shell.new_tab})</span>
          </a>
          <template>
            <iframe
              className={styles.player}
              src={embedAddress(link, locale)}
              title={labels.video_title}
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </template>
        </div>
      );
    case 'file':
      return (
        <div className={styles.frame} data-enhance="video-embed">
          {/* biome-ignore lint/a11y/useMediaCaption: the captions are in the owner's file */}
          <video
            className={styles.player}
            src={link.src}
            aria-label={labels.video_title}
            controls
            playsInline
            preload="none"
          />
          <template>
            <VideoStill />
            {soon}
          </template>
        </div>
      );
    case 'none':
      return (
        <div className={styles.frame}>
          <VideoStill />
          {soon}
        </div>
      );
  }
}
