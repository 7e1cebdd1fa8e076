import { Fragment, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { MarkedPair, MarkedSide } from '../../../core/import/mark-pair.ts';
import type { MarkedNode } from '../../../readers/fidelity/read-marked.ts';
import { archivePath } from '../../../shared/import.ts';
import { nameOfEmbedded } from '../../../shared/media.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import styles from './import-runs.module.css';

interface PostPairProps {
  pair: MarkedPair;
  /** Whether to load images from other servers. */
  hasPictures: boolean;
  isHere: boolean;
}

const widths = ['free', 'phone', 'tablet', 'desktop'] as const;

/** The two texts side by side. CSS controls their width and which one small screens show, so that they work without JavaScript. */
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
        <fieldset className={field.choice}>
          <legend>{post.width}</legend>
          {widths.map((width) => (
            <label key={width} className={field.tick}>
              <input type="radio" name="width" value={width} defaultChecked={width === 'free'} />
              {post.widths[width]}
            </label>
          ))}
        </fieldset>
        <fieldset className={`${field.choice} ${styles.sideChoice}`}>
          <legend>{post.show}</legend>
          {sides.map(([side, name]) => (
            <label key={side} className={field.tick}>
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
    // Lets the keyboard scroll text that is wider than its space.
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

interface Style {
  /** The element for marks; null for none. */
  mark: 'del' | 'ins' | null;
  hasPictures: boolean;
}

type ElementNode = Extract<MarkedNode, { type: 'element' }>;
type ObjectNode = Extract<MarkedNode, { type: 'object' }>;

/** Untrusted text in the site's own elements, with differences marked. Links are inactive. */
function MarkedText({ nodes, ...look }: Style & { nodes: readonly MarkedNode[] }) {
  return nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's nodes never changes
    <Fragment key={at}>
      {node.type === 'text' && (
        <Marked isMarked={node.isMarked} mark={look.mark}>
          {node.text}
        </Marked>
      )}
      {node.type === 'object' && <ForeignObject node={node} {...look} />}
      {node.type === 'element' && <MarkedElement node={node} {...look} />}
    </Fragment>
  ));
}

function Marked({
  isMarked,
  mark,
  children,
}: Pick<Style, 'mark'> & { isMarked: boolean; children: ReactNode }) {
  if (!isMarked || mark === null) return children;
  return mark === 'del' ? (
    <del className={styles.marked}>{children}</del>
  ) : (
    <ins className={styles.marked}>{children}</ins>
  );
}

/** An image or player: its URL, and the image itself if loading is allowed. */
function ForeignObject({
  node: { kind, address, isMarked },
  mark,
  hasPictures,
}: Style & { node: ObjectNode }) {
  const { post } = useOwner().messages.importRuns;
  const isOwn = address.startsWith('/') && !address.startsWith('//');
  const embedded = nameOfEmbedded(address);
  // An image from the file that isn't in the media library has no URL.
  const isElsewhere = /^https?:/i.test(address) && !embedded && archivePath(address) === undefined;
  const isShown = kind === 'picture' && (isOwn || (hasPictures && isElsewhere));
  return (
    <span className={styles.object}>
      {isShown && <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" />}
      <Marked isMarked={isMarked} mark={mark}>
        {post[kind]}: {embedded ?? lastPart(address)}
      </Marked>
    </span>
  );
}

function lastPart(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? address
  );
}

function MarkedElement({ node, ...look }: Style & { node: ElementNode }) {
  const { post } = useOwner().messages.importRuns;
  const isFlagged = node.isMarked && look.mark !== null;
  const flag = (name: string) =>
    isFlagged && (
      <Marked isMarked mark={look.mark}>
        <span className={styles.flag}>{name}</span>
      </Marked>
    );
  const children = <MarkedText nodes={node.children} {...look} />;
  switch (node.name) {
    case 'heading':
      return (
        <div className={styles.innerHeading}>
          {flag(post.heading)} {children}
        </div>
      );
    case 'quote':
      return <blockquote>{children}</blockquote>;
    case 'list':
    case 'numbered':
      return (
        <>
          {flag(post.list)}
          {node.name === 'list' ? <ul>{children}</ul> : <ol>{children}</ol>}
        </>
      );
    case 'item':
      return <li>{children}</li>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'em':
      return <em>{children}</em>;
    case 'inline-code':
      return <code>{children}</code>;
    case 'link':
      return (
        <span className={styles.link} title={node.address}>
          {children}
          {flag(`${post.link}: ${node.address ?? ''}`)}
        </span>
      );
    default:
      return <div className={styles[node.name]}>{children}</div>;
  }
}
