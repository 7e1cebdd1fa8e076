/**
 * Sequences of letters that begin alike, each with what it ends with. A node is a number, the root is 0. Kept in arrays: as many
 * objects as a full list has letters would take ten times the room.
 */
export class NameTree<Ending> {
  #count = 1;
  #codes = new Uint16Array(1024);
  #children = new Uint32Array(1024);
  #siblings = new Uint32Array(1024);
  /** Of the root, which has the most and is asked at each word. */
  readonly #first = new Map<number, number>();
  readonly #wordEnds = new Set<number>();
  readonly #endings = new Map<number, Ending[]>();

  /** The node that a letter leads to; 0 where none has it. */
  next(node: number, code: number): number {
    if (node === 0) return this.#first.get(code) ?? 0;
    let at = this.#children[node] ?? 0;
    while (at !== 0 && this.#codes[at] !== code) at = this.#siblings[at] ?? 0;
    return at;
  }

  /** A word of a name ends here: what follows may be parted from it, and it may stand in the plural. */
  isWordEnd(node: number): boolean {
    return this.#wordEnds.has(node);
  }

  endings(node: number): readonly Ending[] {
    return this.#endings.get(node) ?? [];
  }

  /** `wordEnds`: behind which letters a word ends, 1 for the first. */
  insert(codes: readonly number[], wordEnds: readonly number[], ending: Ending): void {
    if (codes.length === 0) return;
    let node = 0;
    codes.forEach((code, at) => {
      node = this.next(node, code) || this.#grow(node, code);
      if (wordEnds.includes(at + 1)) this.#wordEnds.add(node);
    });
    this.#endings.set(node, [...this.endings(node), ending]);
  }

  #grow(parent: number, code: number): number {
    const node = this.#count;
    this.#count += 1;
    if (node === this.#codes.length) {
      this.#codes = widened(Uint16Array, this.#codes);
      this.#children = widened(Uint32Array, this.#children);
      this.#siblings = widened(Uint32Array, this.#siblings);
    }
    this.#codes[node] = code;
    if (parent === 0) this.#first.set(code, node);
    this.#siblings[node] = this.#children[parent] ?? 0;
    this.#children[parent] = node;
    return node;
  }
}

function widened<Numbers extends Uint16Array | Uint32Array>(
  Kind: new (size: number) => Numbers,
  narrow: Numbers,
): Numbers {
  const wide = new Kind(narrow.length * 2);
  wide.set(narrow);
  return wide;
}
