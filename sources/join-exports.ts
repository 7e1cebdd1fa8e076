import type { WordPressEvent, WordPressExport } from '../wordpress/read-wordpress-export.ts';

/** Several exports as one: large blogs are handed out in parts. The first says where the blog was. */
export function joinExports(parts: readonly [WordPressExport, ...WordPressExport[]]): WordPressExport {
  const otherKinds: Record<string, number> = {};
  let posts = 0;
  for (const { totals } of parts) {
    posts += totals.posts;
    for (const [kind, count] of Object.entries(totals.otherKinds)) {
      otherKinds[kind] = (otherKinds[kind] ?? 0) + count;
    }
  }
  return {
    site: parts[0].site,
    totals: { posts, otherKinds },
    uploads: parts.flatMap(({ uploads }) => uploads),
    events: (passed = 0) => eventsOf(parts, posts, passed),
  };
}

async function* eventsOf(
  parts: readonly WordPressExport[],
  total: number,
  passed: number,
): AsyncGenerator<WordPressEvent> {
  let before = 0;
  for (const part of parts) {
    for await (const event of part.events(passed - before)) {
      yield event.type === 'progress' ? { ...event, done: before + event.done, total } : event;
    }
    before += part.totals.posts;
  }
}
