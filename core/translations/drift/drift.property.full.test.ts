import { expect, test } from 'vitest';
import {
  beginCorrespondence,
  type Correspondence,
  confirmSegments,
  followOriginal,
  followTranslation,
} from './correspondence.ts';
import { marksOf } from './side-by-side.ts';

/** A word of a segment: as the translation has seen it, and as it stands now; null where it is not there. */
interface Unit {
  seen: string | null;
  now: string | null;
}

interface Atom {
  id: number;
  units: Unit[];
  /** The atoms of the translation that say the same. */
  by: number[];
}

type Text = Atom[][];

type Side = 'original' | 'translation';

interface Edit {
  name: 'change' | 'confirm' | 'delete' | 'insert' | 'merge' | 'move' | 'split' | 'undo';
  side: Side;
  /** The paragraph that was confirmed. */
  block: number;
}

const syllables = [
  'ba',
  'cor',
  'di',
  'fes',
  'gal',
  'mo',
  'nar',
  'pe',
  'ris',
  'ton',
  'va',
  'zu',
  'lin',
  'quo',
];
const frequent = ['the', 'of', 'and', 'a', 'to', 'in', 'is', 'that', 'it', 'for'];

const words = (units: readonly Unit[], of: 'seen' | 'now') =>
  units.flatMap((unit) => unit[of] ?? []).join(' ');
const hasDrifted = ({ units }: Atom) => words(units, 'seen') !== words(units, 'now');

/**
 * Two texts that are edited at random by who knows what each edit did: every word remembers by itself what the translation
 * has seen of it. Shares nothing with the code that it is compared with.
 */
class DriftReference {
  #state: number;
  #next = 0;
  #original: Text = [];
  #translation: Text = [];
  /** Taken out of the original, with a translation that still stands. */
  #gone: Atom[] = [];
  #undo: string[] = [];

  constructor(seed: number, paragraphs: number) {
    this.#state = seed * 7919;
    for (let at = 0; at < paragraphs; at += 1) {
      const translated = this.#newAtom();
      this.#translation.push([translated]);
      // As long as its translation: by that the first correspondence is found.
      this.#original.push([{ ...this.#newAtom(translated.units.length), by: [translated.id] }]);
    }
  }

  original() {
    return this.#read(this.#original);
  }

  translation() {
    return this.#read(this.#translation);
  }

  #read(text: Text) {
    return text.map((atoms) => ({
      kind: 'p' as const,
      text: atoms.map(({ units }) => words(units, 'now')).join(' '),
    }));
  }

  expected(): { marked: number[]; missing: number[] } {
    const drifted = [...this.#original.flat().filter(hasDrifted), ...this.#gone];
    const ids = new Set(drifted.flatMap(({ by }) => by));
    return {
      marked: [...this.#translation.keys()].filter((at) =>
        this.#translation[at]?.some(({ id }) => ids.has(id)),
      ),
      missing: [...this.#original.keys()].filter((at) =>
        this.#original[at]?.some((atom) => atom.by.length === 0 && hasDrifted(atom)),
      ),
    };
  }

  edit(): Edit {
    for (;;) {
      const edit = this.#tryEdit();
      if (edit) return edit;
    }
  }

  #tryEdit(): Edit | undefined {
    const chance = this.#random();
    if (chance < 0.16) return this.#confirm();
    if (chance < 0.28) return this.#undoLast();
    const side: Side = this.#random() < 0.7 ? 'original' : 'translation';
    const text = side === 'original' ? this.#original : this.#translation;
    const before = JSON.stringify([this.#original, this.#gone]);
    const name = this.#pick(
      side === 'original'
        ? (['change', 'change', 'move', 'split', 'merge', 'delete', 'insert'] as const)
        : (['change', 'move', 'split', 'merge'] as const),
    );
    if (!this[`_${name}`](text, side)) return undefined;
    if (side === 'original') this.#undo.push(before);
    // What was seen has changed: what is undone from here on would be compared with another text.
    else if (name !== 'move') this.#undo = [];
    return { name, side, block: -1 };
  }

  #confirm(): Edit | undefined {
    const { marked } = this.expected();
    if (marked.length === 0) return undefined;
    const block = this.#pick(marked);
    const ids = new Set(this.#translation[block]?.map(({ id }) => id));
    this.#see((by) => by.some((id) => ids.has(id)));
    this.#undo = [];
    return { name: 'confirm', side: 'translation', block };
  }

  #undoLast(): Edit | undefined {
    const before = this.#undo.pop();
    if (before === undefined) return undefined;
    [this.#original, this.#gone] = JSON.parse(before);
    return { name: 'undo', side: 'original', block: -1 };
  }

  /** The translation follows what is there now. */
  #see(isOf: (by: number[]) => boolean): void {
    for (const atom of this.#original.flat()) {
      if (!isOf(atom.by)) continue;
      atom.units = atom.units.filter(({ now }) => now !== null).map(({ now }) => ({ seen: now, now }));
    }
    this.#gone = this.#gone.filter(({ by }) => !isOf(by));
  }

  _change(text: Text, side: Side): boolean {
    const atom = this.#pick(this.#pick(text));
    const places = [...atom.units.keys()].filter((at) => atom.units[at]?.now !== null).slice(1, -1);
    if (places.length < 6) return false;
    const at = this.#pick(places);
    const unit = atom.units[at];
    if (!unit) return false;
    const chance = this.#random();
    const word = this.#word();
    if (word === unit.now) return false;
    if (chance < 0.5) unit.now = word;
    else if (chance < 0.75) atom.units.splice(at, 0, { seen: null, now: word });
    else unit.now = null;
    if (side === 'translation') this.#see((by) => by.includes(atom.id));
    return true;
  }

  _move(text: Text): boolean {
    const [from, to] = [this.#below(text.length), this.#below(text.length)];
    if (from === to) return false;
    const [block] = text.splice(from, 1);
    if (block) text.splice(to, 0, block);
    return true;
  }

  _split(text: Text, side: Side): boolean {
    const place = this.#below(text.length);
    const block = text[place] ?? [];
    const at = this.#below(block.length);
    const atom = block[at];
    const standing = [...(atom?.units.keys() ?? [])].filter((unit) => atom?.units[unit]?.now !== null);
    if (!atom || standing.length < 14) return false;
    const cut = standing[6 + this.#below(standing.length - 12)] ?? 0;
    const other: Atom = { id: this.#next++, units: atom.units.splice(cut), by: [...atom.by] };
    text.splice(place, 1, [...block.slice(0, at), atom], [other, ...block.slice(at + 1)]);
    if (side === 'translation') {
      for (const { by } of [...this.#original.flat(), ...this.#gone])
        if (by.includes(atom.id)) by.push(other.id);
    }
    return true;
  }

  _merge(text: Text): boolean {
    const at = this.#below(text.length - 1);
    const [one, other] = [text[at], text[at + 1]];
    if (!one || !other || text.length < 6) return false;
    text.splice(at, 2, [...one, ...other]);
    return true;
  }

  _delete(text: Text): boolean {
    if (text.length < 8) return false;
    const [block = []] = text.splice(this.#below(text.length), 1);
    this.#gone.push(...block.filter(({ by }) => by.length > 0));
    return true;
  }

  _insert(text: Text): boolean {
    if (text.length > 24) return false;
    const atom = this.#newAtom();
    for (const unit of atom.units) unit.seen = null;
    text.splice(this.#below(text.length + 1), 0, [atom]);
    return true;
  }

  #newAtom(count = 16 + this.#below(40)): Atom {
    const units = Array.from({ length: count }, (_, at) => {
      const word = at === 0 ? this.#rare().replace(/^./, (first) => first.toUpperCase()) : this.#word();
      const now = at === count - 1 ? `${this.#rare()}.` : word;
      return { seen: now, now };
    });
    return { id: this.#next++, units, by: [] };
  }

  #word(): string {
    return this.#random() < 0.35 ? this.#pick(frequent) : this.#rare();
  }

  #rare(): string {
    return Array.from({ length: 3 }, () => this.#pick(syllables)).join('');
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #pick<Value>(values: readonly Value[]): Value {
    return values[this.#below(values.length)] as Value;
  }

  /** mulberry32 */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** What the reference and we say of the same texts: the marked paragraphs of the translation, and those of the original without one. */
function said(now: Correspondence) {
  const marks = [...marksOf(now)];
  const missing = marks.filter(([, { kind }]) => kind === 'missing').map(([id]) => id);
  const blockOf = new Map(now.original.map(({ id, block }) => [id, block]));
  return {
    marked: [...new Set(marks.flatMap(([, { at }]) => at))].sort((one, other) => one - other),
    missing: [...new Set(missing.map((id) => blockOf.get(id) ?? -1))].sort((one, other) => one - other),
  };
}

function run(seed: number, edits: number): void {
  const reference = new DriftReference(seed, 14);
  let now = beginCorrespondence(reference.original(), reference.translation());
  const history: string[] = [];
  for (let count = 0; count < edits; count += 1) {
    const edit = reference.edit();
    history.push(edit.name);
    if (edit.name === 'confirm') {
      const ids = [...marksOf(now)].filter(([, { at }]) => at.includes(edit.block)).map(([id]) => id);
      now = confirmSegments(now, new Set(ids));
    } else if (edit.side === 'original') now = followOriginal(now, reference.original());
    else now = followTranslation(now, reference.translation());
    // What is kept goes through the database.
    now = JSON.parse(JSON.stringify(now));
    expect(said(now), `seed ${seed}, edit ${count}: ${history.slice(-6).join(', ')}`).toEqual(
      reference.expected(),
    );
  }
}

test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'after every one of forty edits exactly what drifted is marked (seed %i)',
  (seed) => run(seed, 40),
);

test('the reference does every kind of edit, and marks something most of the time', () => {
  const names = new Set<string>();
  let marked = 0;
  const reference = new DriftReference(99, 14);
  for (let count = 0; count < 300; count += 1) {
    names.add(reference.edit().name);
    const { marked: found, missing } = reference.expected();
    if (found.length + missing.length > 0) marked += 1;
  }
  expect([...names].sort()).toEqual(
    ['change', 'confirm', 'delete', 'insert', 'merge', 'move', 'split', 'undo'].sort(),
  );
  expect(marked).toBeGreaterThan(150);
});
