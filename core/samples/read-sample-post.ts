import { z } from 'zod';
import { localeSchema } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';

const headSchema = z.object({
  title: z.string().min(1),
  slug: z.string().min(1),
  date: z.string(),
  language: localeSchema,
  excerpt: z.string(),
  tags: z.array(z.string()),
  /** The slug of the same article in the other language. */
  translation: z.string().min(1).optional(),
});

interface SamplePost {
  post: Pick<Post, 'title' | 'slug' | 'date' | 'language' | 'excerpt' | 'tags' | 'html'>;
  /** The slug of the same article in the other language. */
  translation: string | undefined;
}

/** Reads a sample: `key: value` lines between two of `---`, then HTML. Throws when a field is missing. */
export function readSamplePost(text: string): SamplePost {
  const [, headLines = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = headLines.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return [key, readValue(value)] as const;
  });
  const { translation, ...head } = headSchema.parse(Object.fromEntries(fields));
  return { post: { ...head, html: sanitiseHtml(body) }, translation };
}

function readValue(value: string): string | string[] {
  if (value.startsWith('['))
    return value
      .slice(1, -1)
      .split(',')
      .map((item) => item.trim());
  return value.startsWith('"') ? (JSON.parse(value) as string) : value;
}
