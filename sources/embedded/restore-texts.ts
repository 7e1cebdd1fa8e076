import { embeddedMarks, nameOfData, readEmbeddedPlace } from '../../shared/embedded-picture.ts';
import type { ImportedPost } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post-limits.ts';
import { escapeText } from '../../shared/rich-text/escape.ts';
import type { EmbeddedFiles } from './embedded-files.ts';

/** The longest picture that is written out as the text it was, in characters; of a longer one its kind and size are. */
const longestText = 200_000;

/** Writes pictures that a text speaks of, rather than showing them, as they stood there. Lets go of the files at the end. */
export async function* restoreTexts<Event extends { type: string }>(
  events: AsyncGenerator<Event | { type: 'post'; post: ImportedPost }>,
  embedded: EmbeddedFiles,
): AsyncGenerator<Event | { type: 'post'; post: ImportedPost }> {
  try {
    for await (const event of events) {
      if ('post' in event) yield { ...event, post: await restored(event.post, embedded) };
      else yield event;
    }
  } finally {
    await embedded.close();
  }
}

async function restored(post: ImportedPost, embedded: EmbeddedFiles): Promise<ImportedPost> {
  const { title, excerpt, html } = post;
  if (!`${title}${excerpt ?? ''}${html}`.includes(';embedded,')) return post;
  const changes = [...post.changes];
  const restore = async (text: string, limit: number, write: (raw: string) => string) => {
    let result = '';
    let at = 0;
    for (const found of text.matchAll(embeddedMarks)) {
      const [mark, written = ''] = found;
      const place = readEmbeddedPlace(written);
      const room = Math.min(longestText, limit - result.length - (text.length - at));
      const raw = place && place.end - place.start <= room ? await embedded.rawText(place) : '';
      const isWhole = raw.startsWith('data:image/');
      result += text.slice(at, found.index) + (isWhole ? write(raw) : nameOfData(mark));
      at = found.index + mark.length;
      if (!isWhole) changes.push({ code: 'words_lost', what: nameOfData(mark), count: 1 });
    }
    return result + text.slice(at);
  };
  return {
    ...post,
    title: await restore(title, postLimits.title, (raw) => raw),
    excerpt: excerpt === null ? null : await restore(excerpt, postLimits.excerpt, (raw) => raw),
    html: await restore(html, postLimits.html, escapeText),
    changes,
  };
}
