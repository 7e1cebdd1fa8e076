import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { hasRows } from '../../db/statements.ts';
import { checkDetails, type FoundLink, type LinkTarget, linkTarget } from '../../shared/checks/check-post.ts';
import {
  maxChecks,
  maxOutsideLinks,
  type OutsideLink,
  type OutsideLinks,
  type PostCheck,
} from '../../shared/checks/post-check.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { slugify } from '../../shared/slug.ts';
import type { Probe, Probed } from '../net/outbound.ts';
import { render } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import type { OutsideLinksWork } from './post-core.ts';
import { findPost } from './post-store.ts';

/** The most links checked. No real text has more links to its site. */
const maxLinks = 500;

/** Returns links within this site that are broken or whose pages readers can't open. Only queries the database. */
async function checkLinks(db: Db, links: readonly FoundLink[], origin: string): Promise<PostCheck[]> {
  const own = links
    .map((link) => ({ link, target: linkTarget(link.href, origin) }))
    .filter((each): each is { link: FoundLink; target: LinkTarget } => each.target !== undefined)
    .slice(0, maxLinks);
  const targets = own.map(({ target }) => target);
  const unique = (names: string[]) => [...new Set(names)];
  const [posts, pictures, tags, former] = await Promise.all([
    listStatusesAt(db, unique(targets.flatMap((target) => (target.kind === 'post' ? target.slug : [])))),
    listPictures(db, unique(targets.flatMap((target) => (target.kind === 'picture' ? target.id : [])))),
    listReadTags(db, unique(targets.flatMap((target) => (target.kind === 'tag' ? target.tag : [])))),
    listOldPaths(
      db,
      unique(targets.flatMap((target) => (target.kind === 'other' ? [target.path, `${target.path}/`] : []))),
    ),
  ]);
  const trouble = (target: LinkTarget): 'link_to_missing' | 'link_to_hidden' | undefined => {
    const exists = (is: boolean) => (is ? undefined : 'link_to_missing');
    switch (target.kind) {
      case 'page':
        return undefined;
      case 'owner':
        return 'link_to_hidden';
      case 'picture':
        return exists(pictures.has(target.id));
      case 'tag':
        return exists(tags.has(target.tag));
      case 'other':
        return exists(former.has(target.path) || former.has(`${target.path}/`));
      case 'post': {
        const status = posts.get(target.slug);
        if (status === undefined) return 'link_to_missing';
        return status === 'published' ? undefined : 'link_to_hidden';
      }
    }
  };
  return own.flatMap(({ link, target }) => {
    const code = trouble(target);
    return code ? [{ code, field: 'body' as const, ...link }] : [];
  });
}

type Checked = Pick<
  Post,
  'title' | 'slug' | 'excerpt' | 'html' | 'cover' | 'cover_alt' | 'tags' | 'language' | 'status'
>;

export async function findChecks(
  db: Database,
  slug: string,
  origin: string,
): Promise<Result<PostCheck[], TooIntricate | { code: 'post_not_found' }>> {
  const post = await findPost(db.kysely, slug);
  return post ? checkText(db, post, origin) : fail({ code: 'post_not_found' });
}

export async function checkInput(
  db: Database,
  input: PostInput,
  { opened, origin }: { opened?: string | undefined; origin: string },
): Promise<Result<PostCheck[], TooIntricate>> {
  const saved = opened ? await findPost(db.kysely, opened) : undefined;
  const { title, excerpt = null, cover = null, cover_alt = null, tags = [], language = 'en' } = input;
  const slug = slugify(input.slug ?? '') || (saved?.slug ?? '');
  const html = input.html ?? input.body ?? '';
  const status = saved?.status ?? 'draft';
  return checkText(db, { title, excerpt, cover, cover_alt, tags, language, slug, html, status }, origin);
}

async function checkText(db: Database, post: Checked, origin: string) {
  const { html, language } = post;
  const body = await render('checks', { html, language }, html.length);
  if (!body.ok) return body;
  const usesTags =
    post.tags.length === 0 && (await hasRows(db.kysely.selectFrom('tag_counts').where('count', '>', 0)));
  const details = checkDetails({ ...post, isPublished: post.status === 'published', usesTags });
  const links = await checkLinks(db.kysely, body.value.links, origin);
  return ok([...details, ...body.value.checks, ...links].slice(0, maxChecks));
}

/** Returns the status of each post by current or former slug. For a few hundred slugs at most. */
async function listStatusesAt(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const former = await db
    .selectFrom('old_slugs')
    .innerJoin('posts', 'posts.id', 'old_slugs.post_id')
    .select(['old_slugs.slug', 'posts.status'])
    .where('old_slugs.slug', 'in', slugs)
    .where('is_public', '=', 1)
    .where('posts.deleted_at', 'is', null)
    .execute();
  const now = await db
    .selectFrom('posts')
    .select(['slug', 'status'])
    .where('slug', 'in', slugs)
    .where('deleted_at', 'is', null)
    .execute();
  // A current slug takes precedence over a former one.
  return new Map([...former, ...now].map(({ slug, status }) => [slug, status]));
}

async function listOldPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db.selectFrom('old_paths').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}

async function listPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

async function listReadTags(db: Db, tags: readonly string[]): Promise<Set<string>> {
  if (tags.length === 0) return new Set();
  const rows = await db
    .selectFrom('tag_counts')
    .select('tag')
    .where('tag', 'in', tags)
    .where('status', '=', 'published')
    .where('count', '>', 0)
    .execute();
  const former = await db.selectFrom('former_tags').select('tag').where('tag', 'in', tags).execute();
  return new Set([...rows, ...former].map(({ tag }) => tag));
}

/** How many sites are checked at once. The links of one site are checked one by one. */
const concurrentSites = 4;

/** Time limits in milliseconds: for one URL with its redirects, and for all URLs. */
const limits = { each: 10_000, all: 60_000 };

/** Requests each URL once. Stores nothing. */
export async function checkOutsideLinks(
  probe: Probe,
  { html, origin }: { html: string; origin: string },
  { onProgress, signal, eachMs = limits.each }: OutsideLinksWork = {},
): Promise<Result<OutsideLinks, TooIntricate>> {
  const body = await render('checks', { html, language: 'en' }, html.length);
  if (!body.ok) return body;
  const all = outsideLinks(body.value.links, origin);
  const asked = all.slice(0, maxOutsideLinks);
  const outcomes = new Map<string, Outcome>();
  const over = AbortSignal.any([AbortSignal.timeout(limits.all), ...(signal ? [signal] : [])]);

  const checkSite = async (links: readonly FoundLink[]) => {
    let same: Outcome | undefined;
    for (const { href } of links) {
      const outcome: Outcome =
        same ??
        (over.aborted
          ? { code: 'unclear' }
          : outcomeOf(
              href,
              origin,
              await probe(absolute(href, origin), { timeoutMs: eachMs, signal: over }),
            ));
      // Send no further requests to a site that didn't respond or limits requests.
      if (outcome.code === 'no_answer' || outcome.status === 429) same = outcome;
      outcomes.set(href, over.aborted && outcome.code === 'no_answer' ? { code: 'unclear' } : outcome);
      onProgress?.({ done: outcomes.size, total: asked.length });
    }
  };
  onProgress?.({ done: 0, total: asked.length });
  const sites = [...Map.groupBy(asked, ({ href }) => new URL(absolute(href, origin)).host).values()].values();
  const takeTurns = async () => {
    for (const links of sites) await checkSite(links);
  };
  await Promise.all(Array.from({ length: concurrentSites }, takeTurns));
  return ok({
    links: asked.map((link) => ({ ...link, ...(outcomes.get(link.href) ?? { code: 'unclear' }) })),
    left_out: all.length - asked.length,
  });
}

type Outcome = Pick<OutsideLink, 'code' | 'to' | 'permanent' | 'status'>;

function absolute(href: string, origin: string): string {
  return URL.parse(href, origin)?.href ?? href;
}

function outsideLinks(links: readonly FoundLink[], origin: string): FoundLink[] {
  const outside = links.filter(
    ({ href }) => /^https?:/.test(absolute(href, origin)) && linkTarget(href, origin) === undefined,
  );
  return [...Map.groupBy(outside, ({ href }) => href).values()].flatMap(([first]) => first ?? []);
}

function outcomeOf(href: string, origin: string, probed: Probed): Outcome {
  if (probed.outcome === 'refused') return { code: 'not_public' };
  if (probed.outcome === 'silent') return { code: 'no_answer' };
  if (probed.outcome === 'unreadable') return { code: 'unclear' };
  const { status, url, isPermanent } = probed;
  if (status === 404 || status === 410) return { code: 'gone', status };
  if (status < 200 || status > 299) return { code: 'unclear', status };
  const from = new URL(absolute(href, origin));
  const to = new URL(url);
  // The fragment isn't sent to the server, so it remains valid after a redirect.
  if (!to.hash) to.hash = from.hash;
  const isElsewhere = site(to) !== site(from);
  if (to.href === from.href || (!isPermanent && !isElsewhere)) return { code: 'leads' };
  return { code: 'leads_on', to: to.href, permanent: isPermanent };
}

const site = ({ hostname }: URL) => hostname.replace(/^www\./, '');
