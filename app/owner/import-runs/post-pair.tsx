import { Link, useSearchParams } from 'react-router';
import type { MarkedPair, MarkedSide } from '../../../core/import/runs/mark-pair.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './import-runs.module.css';
import { MarkedText } from './marked-text.tsx';

interface PostPairProps {
  pair: MarkedPair;
  /** Shows pictures that lie elsewhere: their servers are asked for them. */
  hasPictures: boolean;
  isHere: boolean;
}

const widths = ['free', 'phone', 'tablet', 'desktop'] as const;

/** The two texts side by side. Their width, and which is seen on a small screen, are the style sheet's doing: both work without scripts. */
export function PostPair({ pair, hasPictures, isHere }: PostPairProps) {
  const { post } = useOwner().messages.importRuns;
  const sides = [
    ['original', post.original],
    ['copy', post.ours],
    ['both', post.side_by_side],
  ] as const;
  return (
    <div className={styles.pair}>
      <p className={text.small}>{post.legend}</p>
      <div className={styles.choices}>
        <fieldset className={styles.widths}>
          <legend>{post.width}</legend>
          {widths.map((width) => (
            <label key={width}>
              <input type="radio" name="width" value={width} defaultChecked={width === 'free'} />
              {post.widths[width]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.sideChoice}>
          <legend>{post.show}</legend>
          {sides.map(([side, name]) => (
            <label key={side}>
              <input type="radio" name="side" value={side} defaultChecked={side === 'both'} />
              {name}
            </label>
          ))}
        </fieldset>
        <PicturesLink hasPictures={hasPictures} />
      </div>
      <div className={styles.sides}>
        <div className={`${styles.side} ${styles.original}`}>
          <h2>{post.original}</h2>
          <Side
            side={pair.original}
            mark={isHere ? 'del' : null}
            hasPictures={hasPictures}
            isClassic={pair.isClassic}
            label={post.original}
          />
        </div>
        <div className={`${styles.side} ${styles.copy}`}>
          <h2>{post.ours}</h2>
          {isHere && (
            <Side side={pair.copy} mark="ins" hasPictures={hasPictures} isClassic={false} label={post.ours} />
          )}
        </div>
      </div>
    </div>
  );
}

function PicturesLink({ hasPictures }: { hasPictures: boolean }) {
  const { post } = useOwner().messages.importRuns;
  const [parameters] = useSearchParams();
  const other = new URLSearchParams(parameters);
  if (hasPictures) other.delete('pictures');
  else other.set('pictures', '1');
  return (
    <p>
      <Link className={text.action} to={`?${other}`} preventScrollReset>
        {hasPictures ? post.hide_pictures : post.show_pictures}
      </Link>{' '}
      <span className={text.small}>{post.pictures_note}</span>
    </p>
  );
}

interface SideProps {
  side: MarkedSide;
  mark: 'del' | 'ins' | null;
  hasPictures: boolean;
  isClassic: boolean;
  label: string;
}

function Side({ side: { title, excerpt, body }, mark, hasPictures, isClassic, label }: SideProps) {
  const { post } = useOwner().messages.importRuns;
  const look = { mark, hasPictures };
  return (
    // It scrolls where the text is wider than there is room: the keyboard has to get at it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <article className={styles.sheet}>
        <p className={styles.sheetTitle}>
          <MarkedText nodes={title} {...look} />
        </p>
        {excerpt.length > 0 && (
          <p className={styles.sheetExcerpt}>
            {post.excerpt}: <MarkedText nodes={excerpt} {...look} />
          </p>
        )}
        <div className={isClassic ? `${styles.prose} ${styles.classic}` : styles.prose}>
          <MarkedText nodes={body.nodes} {...look} />
        </div>
        {body.isCut && <p className={text.small}>{post.cut}</p>}
      </article>
    </section>
  );
}
