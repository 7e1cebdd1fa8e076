import { addCounts, type Counts, sumCounts } from '../shared/counts.ts';
import type { OtherItem, ReadRange } from '../shared/imported-post.ts';
import type { WordPressEvent, WordPressExport } from '../wordpress/read-wordpress-export.ts';

/** Several exports as one: large blogs are handed out in parts. The first says where the blog was. */
export function joinExports(parts: readonly [WordPressExport, ...WordPressExport[]]): WordPressExport {
  const totals = parts.map(({ totals }) => totals);
  const posts = totals.reduce((sum, each) => sum + each.posts, 0);
  const others = addCounts(...totals.map(({ others }) => others));
  return {
    site: parts[0].site,
    totals: { posts, otherKinds: addCounts(...totals.map(({ otherKinds }) => otherKinds)), others },
    events: (range = {}) => eventsOf(parts, posts + (range.wants ? sumCounts(others) : 0), range),
    uploads: parts.flatMap(({ uploads }) => uploads),
  };
}

async function* eventsOf(
  parts: readonly WordPressExport[],
  total: number,
  { passed = 0, wants }: ReadRange,
): AsyncGenerator<WordPressEvent> {
  let before = 0;
  let others: Counts = {};
  for (const part of parts) {
    const earlier = others;
    const inAll = (other: OtherItem) => ({ ...other, place: other.place + (earlier[other.kind] ?? 0) });
    const range = { passed: passed - before, wants: wants && ((other: OtherItem) => wants(inAll(other))) };
    for await (const event of part.events(range)) {
      if (event.type === 'progress') yield { ...event, done: before + event.done, total };
      else if (event.type === 'post' && event.other) yield { ...event, other: inAll(event.other) };
      else yield event;
    }
    before += part.totals.posts + (wants ? sumCounts(part.totals.others) : 0);
    others = addCounts(others, part.totals.others);
  }
}
