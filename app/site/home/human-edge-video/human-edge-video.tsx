import { fill } from '../../../../messages/fill.ts';
import { readVideoLink, serviceNames } from '../../../../shared/video/video-link.ts';
import layout from '../../../ui/text.module.css';
import { PageLine } from '../../owner-content/page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from './human-edge-video.module.css';
import { VideoEmbed } from './video-embed.tsx';

/** The owner's video about what only a person hears (docs/specification.md 2.3). */
export function HumanEdgeVideo({ video }: { video: string }) {
  const { human_edge: labels } = useSite().messages.home;
  const link = readVideoLink(video);
  return (
    <section id="human-edge" className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.text}>
          <PageLine as="h2" of="film_title" builtIn={labels.heading} />
          <PageLine as="p" of="film_text" builtIn={labels.body} />
        </div>
        <figure className={styles.video}>
          <VideoEmbed link={link} />
          {(link.kind === 'youtube' || link.kind === 'vimeo') && (
            <figcaption className={layout.small}>
              {fill(labels.video_third_party, { service: serviceNames[link.kind] })}
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
