import { percentDecoded } from '../../../../shared/addresses.ts';
import { anchorsOf } from '../../context/trusted-html.ts';

/** A footnote's block, and what in it only leads back to the text. */
interface Note {
  block: Element;
  backLinks: Set<Node>;
}

export interface PastedNotes {
  /** The links that mark notes in the text, with the notes' numbers. */
  marks: ReadonlyMap<Element, number>;
  notes: readonly Note[];
  /** Marks and texts of comments, as exported Docs files have them. */
  comments: ReadonlySet<Element>;
}

const noteMark = /^[[(]?(\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6}|[*†‡§¶]{1,4})[\])]?$/i;
const commentPlace = /^(cmnt\d|_msocom_)/i;

function fragmentOf(link: Element): string {
  const [, fragment = ''] = /#([^#]*)$/.exec(link.getAttribute('href') ?? '') ?? [];
  return percentDecoded(fragment);
}

interface Reference {
  link: Element;
  /** What the link leads to, and where it is in the document. */
  target: Element;
  at: number;
}

/** Links whose target is in the paste, in document order. */
function findReferences(body: ParentNode): { forward: Reference[]; back: Reference[] } {
  const targets = new Map<string, Element>();
  const places = new Map<Element, number>();
  for (const [at, element] of [...body.querySelectorAll('*')].entries()) {
    places.set(element, at);
    for (const name of anchorsOf(element)) if (!targets.has(name)) targets.set(name, element);
  }
  const references = [...body.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const target = targets.get(fragmentOf(link));
    return target ? [{ link, target, at: places.get(target) ?? 0 }] : [];
  });
  const isForward = ({ link, at }: Reference) => at > (places.get(link) ?? 0);
  return {
    forward: references.filter(isForward),
    back: references.filter((reference) => !isForward(reference)),
  };
}

/** How many of the elements are within each ancestor. */
function countWithin(elements: Iterable<Element>): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const element of elements) {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      counts.set(outer, (counts.get(outer) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether a place in the text is a note's mark: the link itself, a small element around it, or an empty one before it. */
function isMarkPlace(place: Element, link: Element): boolean {
  if (link.contains(place)) return true;
  const text = (place.textContent ?? '').trim();
  if (text === '') return place.nextElementSibling?.contains(link) ?? false;
  return place.contains(link) && text.length <= (link.textContent ?? '').trim().length + 2;
}

/** More than any text has. Each is compared with each. */
const mostNotes = 2000;

const notFound: PastedNotes = { marks: new Map(), notes: [], comments: new Set() };

/**
 * Finds the footnotes and endnotes of Word, LibreOffice, exported Docs files and web pages: a link with a short mark leads to
 * a later place, and a link there leads back.
 */
export function findNotes(body: ParentNode): PastedNotes {
  const { forward, back } = findReferences(body);
  const candidates = forward.filter(({ link }) => noteMark.test((link.textContent ?? '').trim()));
  if (candidates.length === 0 || Math.max(candidates.length, back.length) > mostNotes) return notFound;
  const targets = new Set(candidates.map(({ target }) => target));
  const counts = countWithin([...targets, ...candidates.map(({ link }) => link)]);
  /** A list item, or the largest block that holds no other note and no mark. */
  const blockOf = (target: Element) => {
    const item = target.closest('li');
    if (item) return item;
    let block = target;
    while (block.parentElement && counts.get(block.parentElement) === 1) block = block.parentElement;
    return block;
  };
  const backLinks = new Map<Element, Set<Node>>();
  const marks = new Map<Element, number>();
  const comments = new Set<Element>();
  for (const { link, target } of candidates) {
    const block = blockOf(target);
    const returns = back.filter((each) => block.contains(each.link) && isMarkPlace(each.target, link));
    if (returns.length === 0) continue;
    if (commentPlace.test(fragmentOf(link))) {
      comments.add(link).add(block);
      continue;
    }
    const known = backLinks.get(block) ?? new Set<Node>(block.querySelectorAll('.mw-cite-backlink'));
    for (const each of returns) known.add(each.link);
    backLinks.set(block, known);
    marks.set(link, [...backLinks.keys()].indexOf(block) + 1);
  }
  const notes = [...backLinks].map(([block, links]) => ({ block, backLinks: links }));
  return { marks, notes, comments };
}
