import { addCounts, type Counts } from '../shared/counts.ts';
import type { WordPressEvent, WordPressExport } from '../wordpress/read-wordpress-export.ts';

/** Several exports as one: large blogs are handed out in parts. The first says where the blog was. */
export function joinExports(parts: readonly [WordPressExport, ...WordPressExport[]]): WordPressExport {
  const totals = parts.map(({ totals }) => totals);
  const sum = (name: 'posts' | 'read') => totals.reduce((sum, each) => sum + each[name], 0);
  const read = sum('read');
  return {
    site: parts[0].site,
    totals: {
      posts: sum('posts'),
      otherKinds: addCounts(...totals.map(({ otherKinds }) => otherKinds)),
      others: addCounts(...totals.map(({ others }) => others)),
      read,
    },
    events: () => eventsOf(parts, read),
  };
}

async function* eventsOf(parts: readonly WordPressExport[], total: number): AsyncGenerator<WordPressEvent> {
  let before = 0;
  let others: Counts = {};
  for (const part of parts) {
    for await (const event of part.events()) {
      if (event.type === 'progress') yield { ...event, done: before + event.done, total };
      else if (event.type === 'post' && event.place !== undefined)
        yield { ...event, place: event.place + (others[event.post.kind ?? ''] ?? 0) };
      else yield event;
    }
    before += part.totals.read;
    others = addCounts(others, part.totals.others);
  }
}
