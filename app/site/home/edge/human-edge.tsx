import { fill } from '../../../../copy/fill.ts';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import { Film } from './film.tsx';
import styles from './human-edge.module.css';
import { readVideoLink } from './video-link.ts';

/** The page's one band of ink: what only a person hears, and the film about it (docs/specification.md 2.3). */
export function HumanEdge({ video }: { video: string }) {
  const { human_edge: edge } = useSite().copy.home;
  const link = readVideoLink(video);
  return (
    <section id="human-edge" className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.words}>
          <h2>{edge.heading}</h2>
          <p>{edge.body}</p>
        </div>
        <figure className={styles.film}>
          <Film link={link} />
          {link.kind === 'youtube' && (
            <figcaption className={text.small}>
              {fill(edge.video_third_party, { service: 'YouTube' })}
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
