import type { ImportProblem } from '../../shared/imported-post.ts';
import { decodeBytes } from './decode-bytes.ts';
import { createElementReader } from './read-elements.ts';
import { createChannelCollector, type WxrChannel } from './wxr-channel.ts';
import { createItemCollector, type WxrItem } from './wxr-item.ts';

/** A file that can be read more than once, from its start each time. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

export type WxrEvent =
  /** `isDamaged`: the XML was not well-formed somewhere inside of it. `isCutOff`: the file ended in it. */
  | { type: 'item'; item: WxrItem; isDamaged: boolean; isCutOff: boolean }
  | { type: 'problem'; problem: ImportProblem };

/** Longest value of one field, in UTF-16 units; an item with a longer one is marked as too large. */
const longestField = 20_000_000;

/** Flaws that are told one by one; a file that is not XML has one in every line. */
const mostProblems = 50;

/** An export's items one by one, in flat memory. `channel` fills meanwhile; WordPress writes it before the items. */
export function readItems(source: ByteSource): { channel: WxrChannel; events: AsyncGenerator<WxrEvent> } {
  const head = createChannelCollector();
  return { channel: head.channel, events: itemEvents(source, head) };
}

async function* itemEvents(
  source: ByteSource,
  head: ReturnType<typeof createChannelCollector>,
): AsyncGenerator<WxrEvent> {
  let queue: WxrEvent[] = [];
  let current: ReturnType<typeof createItemCollector> | null = null;
  let itemDepth = 0;
  let depth = 0;
  let isDamaged = false;
  let problems = 0;
  let ended = false;
  let cutTitle: string | null = null;

  const report = (problem: ImportProblem): void => {
    queue.push({ type: 'problem', problem });
  };
  const reader = createElementReader(
    {
      open(name, attributes, written) {
        depth += 1;
        if (current) current.open(name, attributes, written);
        else if (name === 'item') {
          current = createItemCollector(longestField);
          itemDepth = depth;
          isDamaged = false;
        } else head.open(name, depth);
      },
      close(name) {
        if (current && depth === itemDepth) {
          queue.push({ type: 'item', item: current.item, isDamaged, isCutOff: ended });
          current = null;
        } else if (current) current.close(name);
        else head.close(name, depth);
        depth -= 1;
      },
      text: (text) => (current ?? head).text(text),
      tooLong: () => current?.tooLong(),
      cutOff() {
        ended = true;
        cutTitle = current?.item.title || null;
      },
      flaw(message, place) {
        isDamaged = true;
        problems += 1;
        if (problems > mostProblems) return;
        report({ code: 'not_well_formed', ...place, message, title: current?.item.title || null });
      },
    },
    longestField,
  );

  for await (const text of decodeBytes(source(), report)) {
    reader.write(text);
    yield* queue;
    queue = [];
  }
  const { isComplete, line } = reader.end();
  if (!isComplete) report({ code: 'truncated', line, title: cutTitle });
  if (problems > mostProblems) report({ code: 'more_problems', count: problems - mostProblems });
  yield* queue;
}
