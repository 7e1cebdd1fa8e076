import { fail, ok, type Result } from '../../shared/result.ts';
import { readHead, readText, startOf } from '../files/read-text.ts';
import type { FolderFile, SourceFolder } from '../files/source-file.ts';
import { type SourceEvent, type SourceReading, sourceKey } from '../post/source-post.ts';
import type { RunSourceJob } from '../source-jobs.ts';
import type { MediumPage } from './medium-page.ts';

/** Where Medium puts all that somebody wrote: articles, drafts, and responses to others. */
const postFile = /(?:^|\/)posts\/[^/]+\.html$/i;

/** Reads an export of Medium; null for a folder that is none. */
export async function readMedium({ files }: SourceFolder, run: RunSourceJob): Promise<SourceReading | null> {
  const posts = files.filter(({ path }) => postFile.test(path));
  const [first] = posts;
  if (!first || !/class="h-entry"/.test(startOf(await readHead(first, 20_000)))) return null;
  let responses = 0;
  const articles: FolderFile[] = [];
  for (const file of posts) {
    const page = await readPage(file, run);
    if (page.ok && page.value.isResponse) responses += 1;
    else articles.push(file);
  }
  return {
    kind: 'medium',
    title: '',
    // Addresses in Medium's files are whole.
    address: 'https://medium.com/',
    language: '',
    posts: articles.length,
    otherKinds: responses > 0 ? { response: responses } : {},
    others: {},
    read: () => readArticles(articles, run),
  };
}

/** The page, or why the report says that it was left out. */
async function readPage(
  file: FolderFile,
  run: RunSourceJob,
): Promise<Result<MediumPage, { code: 'too_large' | 'unreadable' }>> {
  const text = await readText(file);
  if (text === null) return fail({ code: 'too_large' });
  try {
    return ok(await run('mediumPage', text));
  } catch {
    return fail({ code: 'unreadable' });
  }
}

async function* readArticles(files: readonly FolderFile[], run: RunSourceJob): AsyncGenerator<SourceEvent> {
  for (const file of files) {
    const name = file.path.replace(/^.*\//, '').replace(/\.html$/i, '');
    const read = await readPage(file, run);
    if (!read.ok) {
      yield { type: 'skipped', item: { title: name, reason: read.failure.code, detail: null } };
      continue;
    }
    const page = read.value;
    const isDraft = /^draft[_-]/i.test(name) || page.published === '';
    yield {
      type: 'post',
      post: {
        sourceKey: sourceKey('medium', page.id || name),
        title: page.title,
        slug: slugOf(page.canonical, name),
        dates: [
          { text: page.published, from: '' },
          { text: /^\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? '', from: 'file name' },
        ],
        cover: page.cover,
        excerpt: page.subtitle,
        html: page.html,
        tags: page.tags,
        language: '',
        status: isDraft ? 'draft' : 'published',
        link: page.canonical,
        changes: [],
      },
    };
  }
}

/** `my-title` of `…/@me/my-title-1a2b3c4d5e6f`, or of a file's name with its date before. */
function slugOf(canonical: string, name: string): string {
  const last = canonical.replace(/[?#].*$/, '').replace(/^.*\//, '');
  const written = last.includes('-') ? last : name.replace(/^(?:\d{4}-\d\d-\d\d|draft)[_-]/i, '');
  return written.replace(/-{1,2}[\da-f]{8,14}$/i, '');
}
