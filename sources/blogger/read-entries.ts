import type { ImportProblem } from '../../shared/imported-post.ts';
import { decodeBytes } from '../../wordpress/xml/decode-bytes.ts';
import { createElementReader } from '../../wordpress/xml/read-elements.ts';
import type { FolderFile, SourceFile } from '../files/source-file.ts';
import { type AtomEntry, type AtomHead, createEntryCollector } from './atom-entry.ts';

export type AtomEvent =
  /** `isDamaged`: the XML was not well-formed somewhere inside of it. `isCutOff`: the file ended in it. */
  | { type: 'entry'; entry: AtomEntry; isDamaged: boolean; isCutOff: boolean }
  | { type: 'problem'; problem: ImportProblem };

/** Longest value of one field, in UTF-16 units, and flaws that are told one by one. */
const limits = { field: 20_000_000, problems: 50, head: 2_000 };

/** A feed's entries one by one, in flat memory. `head` fills meanwhile; Blogger writes it before the entries. */
export function readEntries(file: FolderFile | SourceFile): {
  head: AtomHead;
  events: AsyncGenerator<AtomEvent>;
} {
  const head: AtomHead = { root: '', title: '', link: '' };
  return { head, events: entryEvents(file, head) };
}

/** An element's name in a feed, whether its file has a prefix for Atom or not. */
function atomName(name: string): string {
  return name.replace(/^atom:/, '');
}

async function* entryEvents(file: FolderFile | SourceFile, head: AtomHead): AsyncGenerator<AtomEvent> {
  let queue: AtomEvent[] = [];
  let current: ReturnType<typeof createEntryCollector> | null = null;
  let depth = 0;
  let isDamaged = false;
  let ended = false;
  let problems = 0;
  let value = '';
  const report = (problem: ImportProblem): void => {
    problems += 1;
    if (problems <= limits.problems) queue.push({ type: 'problem', problem });
  };
  const reader = createElementReader(
    {
      open(given, attributes, written) {
        const name = atomName(given);
        depth += 1;
        head.root ||= name;
        value = '';
        if (current) return current.open(name, attributes, written);
        if (name === 'link' && depth === 2 && attributes.rel === 'alternate')
          head.link ||= attributes.href ?? '';
        if (name !== 'entry' || depth !== 2) return;
        current = createEntryCollector(limits.field);
        isDamaged = false;
      },
      close(given) {
        const name = atomName(given);
        if (current && depth === 2) {
          queue.push({ type: 'entry', entry: current.entry, isDamaged, isCutOff: ended });
          current = null;
        } else if (current) current.close(name);
        else if (name === 'title' && depth === 2) head.title ||= value.trim();
        depth -= 1;
      },
      text(text) {
        if (current) current.text(text);
        else if (value.length < limits.head) value += text.slice(0, limits.head);
      },
      tooLong: () => current?.tooLong(),
      cutOff() {
        ended = true;
      },
      flaw(message, place) {
        isDamaged = true;
        report({ code: 'not_well_formed', ...place, message, title: current?.entry.title || null });
      },
    },
    limits.field,
  );
  for await (const text of decodeBytes(file.read(), report)) {
    reader.write(text);
    yield* queue;
    queue = [];
  }
  const { isComplete, line } = reader.end();
  yield* queue;
  if (!isComplete) yield { type: 'problem', problem: { code: 'truncated', line, title: null } };
  const more = problems - limits.problems;
  if (more > 0) yield { type: 'problem', problem: { code: 'more_problems', count: more } };
}
