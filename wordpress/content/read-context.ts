import type { ChangeLog } from '../../shared/imported-post.ts';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { Attachments } from '../attachments.ts';
import type { Block } from './content-model.ts';
import type { HtmlNode } from './html-tree.ts';
import type { LineCollector, Place } from './line-collector.ts';

export interface OldBlog {
  /** Address that relative ones are resolved against; null where it is not known. */
  base: string | null;
  attachments: Pick<Attachments, 'fileAt'>;
  log: ChangeLog;
  /** Reads also what is left out on purpose: a comparison then shows what else was lost. */
  readsAll?: boolean;
  /** Called for what is left out on purpose. */
  onLeftOut?(): void;
}

export interface ReadContext extends OldBlog {
  /** Reads sibling nodes into blocks of their own. */
  blocks(nodes: readonly HtmlNode[], place: Place): Block[];
  /** Reads sibling nodes into the line at hand. */
  into(lines: LineCollector, nodes: readonly HtmlNode[], place: Place): void;
  /** Whether an element is left out with all it holds; the log says why, and quotes it. */
  isLeftOut(element: HtmlElement): boolean;
}

/** Reads one element into the lines; `place` has the element's own marks already. */
export type ElementReader = (
  lines: LineCollector,
  element: HtmlElement,
  context: ReadContext,
  place: Place,
) => void;
