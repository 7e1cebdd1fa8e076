import { type FoundLink, linkTarget } from '../../../shared/checks/check-post.ts';
import { mostOutsideLinks, type OutsideLink, type OutsideLinks } from '../../../shared/checks/post-check.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { Probe, Probed } from '../../net/outbound.ts';
import { render } from '../../rendering/render.ts';
import type { TooIntricate } from '../../rendering/rendering-jobs.ts';

/** Sites that are asked at the same time; each of them one link after another. */
const sitesAtOnce = 4;

/** For one address with all that it leads on to, and for all of them, in milliseconds. */
const limits = { each: 10_000, all: 60_000 };

export interface OutsideLinksWork {
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
  /** Ends the work: nobody waits for it any longer. */
  signal?: AbortSignal | undefined;
  /** Of one address, in milliseconds. */
  eachMs?: number;
}

/** Whether the links of a text to other sites still lead somewhere. Asks those sites, each address once, and keeps nothing. */
export async function checkOutsideLinks(
  probe: Probe,
  { html, origin }: { html: string; origin: string },
  { onProgress, signal, eachMs = limits.each }: OutsideLinksWork = {},
): Promise<Result<OutsideLinks, TooIntricate>> {
  const body = await render('checks', { html, language: 'en' }, html.length);
  if (!body.ok) return body;
  const all = outsideLinks(body.value.links, origin);
  const asked = all.slice(0, mostOutsideLinks);
  const outcomes = new Map<string, Outcome>();
  const over = AbortSignal.any([AbortSignal.timeout(limits.all), ...(signal ? [signal] : [])]);

  const askSite = async (links: readonly FoundLink[]) => {
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
      // Who isn't there, or wants to be asked less, is not asked again.
      if (outcome.code === 'no_answer' || outcome.status === 429) same = outcome;
      outcomes.set(href, over.aborted && outcome.code === 'no_answer' ? { code: 'unclear' } : outcome);
      onProgress?.({ done: outcomes.size, total: asked.length });
    }
  };
  onProgress?.({ done: 0, total: asked.length });
  const sites = [...Map.groupBy(asked, ({ href }) => new URL(absolute(href, origin)).host).values()].values();
  const takeTurns = async () => {
    for (const links of sites) await askSite(links);
  };
  await Promise.all(Array.from({ length: sitesAtOnce }, takeTurns));
  return ok({
    links: asked.map((link) => ({ ...link, ...(outcomes.get(link.href) ?? { code: 'unclear' }) })),
    left_out: all.length - asked.length,
  });
}

type Outcome = Pick<OutsideLink, 'code' | 'to' | 'permanent' | 'status'>;

function absolute(href: string, origin: string): string {
  return URL.parse(href, origin)?.href ?? href;
}

/** The first link to each address of another site. */
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
  // The place on the page is for the browser alone, which takes it along.
  if (!to.hash) to.hash = from.hash;
  const isElsewhere = site(to) !== site(from);
  if (to.href === from.href || (!isPermanent && !isElsewhere)) return { code: 'leads' };
  return { code: 'leads_on', to: to.href, permanent: isPermanent };
}

const site = ({ hostname }: URL) => hostname.replace(/^www\./, '');
