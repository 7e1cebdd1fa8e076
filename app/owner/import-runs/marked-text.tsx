import { Fragment, type ReactNode } from 'react';
import { nameOfEmbedded } from '../../../shared/embedded-picture.ts';
import { archivePath } from '../../../shared/import-source.ts';
import type { MarkedNode } from '../../../wordpress/fidelity/marked-node.ts';
import { useOwner } from '../context/owner-context.ts';
import styles from './import-runs.module.css';

interface Look {
  /** How marked things are marked; null: not at all. */
  mark: 'del' | 'ins' | null;
  hasPictures: boolean;
}

type ElementNode = Extract<MarkedNode, { type: 'element' }>;
type ObjectNode = Extract<MarkedNode, { type: 'object' }>;

/** A foreign text in elements of our own, with what stands here alone marked. Nothing in it leads anywhere. */
export function MarkedText({ nodes, ...look }: Look & { nodes: readonly MarkedNode[] }) {
  return nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never change places
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
}: Pick<Look, 'mark'> & { isMarked: boolean; children: ReactNode }) {
  if (!isMarked || mark === null) return children;
  return mark === 'del' ? (
    <del className={styles.marked}>{children}</del>
  ) : (
    <ins className={styles.marked}>{children}</ins>
  );
}

/** A picture or a player: its address, and the picture itself where it may be asked for. */
function ForeignObject({
  node: { kind, address, isMarked },
  mark,
  hasPictures,
}: Look & { node: ObjectNode }) {
  const { post } = useOwner().messages.importRuns;
  const isOwn = address.startsWith('/') && !address.startsWith('//');
  const embedded = nameOfEmbedded(address);
  // What came in the file and is in no library lies nowhere.
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

function MarkedElement({ node, ...look }: Look & { node: ElementNode }) {
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
