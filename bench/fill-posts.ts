import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { fillSearch } from '../core/posts/search.ts';
import type { Database } from '../db/connect.ts';
import type { PostsTable, PostTagsTable } from '../db/schema.ts';
import { withLongTimeout } from '../db/statements.ts';
import { sortKey } from '../shared/dates.ts';
import { summarize } from '../shared/rich-text/parse-html.ts';
import { tagsOfPost } from '../shared/slug.ts';

/** Posts per statement, below SQLite's limit on parameters. */
const batch = 100;

const words = {
  en: 'a speech is heard once and never read again so the last line comes first because the room will keep it longer than any number numbers need one picture people remember an argument when somebody they trust has paid for it the writer listens before writing and leaves the applause to the speaker every sentence has one job silence does half the work a good draft is shorter than the one before it nobody thanks the ghostwriter and that is how everybody knows the work was done'.split(
    ' ',
  ),
  es: 'un discurso se oye una vez y no se vuelve a leer por eso la última línea se escribe primero porque la sala la guardará más tiempo que cualquier número las cifras necesitan una imagen la gente recuerda un argumento cuando alguien de confianza lo ha pagado quien escribe escucha antes y deja el aplauso a quien habla cada frase tiene un oficio el silencio hace la mitad del trabajo un buen borrador es más corto que el anterior nadie da las gracias y así se sabe que el trabajo está hecho señales pingüino corazón'.split(
    ' ',
  ),
} as const;

/** Rarer words are made of syllables, and each occurs in only some posts. */
const syllables = ['ba', 'cor', 'di', 'fes', 'gal', 'mo', 'nar', 'pe', 'ris', 'ton', 'va', 'zu'];

/** Returns a generator of numbers between 0 and 1, the same numbers for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Value>(values: readonly Value[], next: () => number): Value {
  return values[Math.floor(next() * values.length)] as Value;
}

function sentence(language: 'en' | 'es', length: number, next: () => number): string {
  const picked = Array.from({ length }, () =>
    next() < 0.05
      ? Array.from({ length: 3 }, () => pick(syllables, next)).join('')
      : pick(words[language], next),
  );
  const text = picked.join(' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** Returns post number `at`: some 350 words in English or Spanish, dated within twenty years, 5% drafts. */
function postRow(at: number): Insertable<PostsTable> {
  const next = random(at + 1);
  const language = at % 3 === 2 ? 'es' : 'en';
  const paragraphs = Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => sentence(language, 10 + Math.floor(next() * 10), next)).join(' '),
  );
  const hash = createHash('sha256').update(`post ${at}`).digest('hex');
  const date = new Date(Date.UTC(2006, 0, 1) + Math.floor(next() * 7300) * 86_400_000).toISOString();
  return {
    id: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
    slug: `post-${at}`,
    title: sentence(language, 5, next).slice(0, -1),
    date: date.slice(0, 10),
    sort_key: sortKey(date.slice(0, 10)),
    cover: null,
    excerpt: null,
    html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    summary: summarize(paragraphs.join(' '), 160),
    tags: JSON.stringify([pick(words[language], next), pick(words[language], next)]),
    language,
    status: at % 20 === 19 ? 'draft' : 'published',
    source: 'compose',
    created_at: date,
    updated_at: date,
    version: 1,
    deleted_at: null,
  };
}

function tagRows({ id, tags, status, sort_key }: Insertable<PostsTable>): Insertable<PostTagsTable>[] {
  return tagsOfPost(JSON.parse(tags)).map((tag) => ({ ...tag, post_id: id, status, sort_key }));
}

/** Writes posts `post-0` to `post-{count - 1}`, always the same, to the database and its search index. */
export async function fillPosts(db: Database, count: number): Promise<void> {
  await withLongTimeout(async () => {
    for (let start = 0; start < count; start += batch) {
      const rows = Array.from({ length: Math.min(batch, count - start) }, (_, at) => postRow(start + at));
      await db.kysely.transaction().execute(async (transaction) => {
        await transaction.insertInto('posts').values(rows).execute();
        await transaction.insertInto('post_tags').values(rows.flatMap(tagRows)).execute();
      });
    }
    await db.kysely.insertInto('search_backlog').values({ after: '' }).execute();
    await fillSearch(db);
  });
}
