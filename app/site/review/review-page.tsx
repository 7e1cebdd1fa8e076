import { data } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { retryAfter, statusOf } from '../../../shared/failure-status.ts';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { PageHandle } from '../../page-handle.ts';
import { PageHead } from '../head/page-head.tsx';
import { readSiteFacts } from '../read-site-facts.ts';
import { useSite } from '../site-context.ts';
import { SiteFrame } from '../site-frame.tsx';
import type { Route } from './+types/review-page';
import { answerReview, type ReviewAnswer } from './answer-review.ts';
import { ClosedReview } from './closed-review.tsx';
import { holderOf } from './link-holder.ts';
import { ReviewedText } from './reviewed-text.tsx';

/** Its language is the article's, or the reader's own choice: nothing is remembered. */
export const handle: PageHandle = { isPreview: true };

/** What the holder of a link may see; for all others one page, whatever the reason. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const facts = await readSiteFacts(page);
  const noteAt = /^\d{1,7}$/.exec(url.searchParams.get('note') ?? '')?.[0];
  const place = {
    path: paths.review(params.token),
    noteAt: noteAt === undefined ? undefined : Number(noteAt),
  };
  const opened = await page.core.reviews.open(holderOf(page, params.token, request));
  if (opened.ok) return data({ facts, ...place, isOwner: page.owner, review: opened.value });
  const { failure } = opened;
  const wait = retryAfter(failure, new Date());
  return data(
    { facts, ...place, isOwner: page.owner, failure },
    { status: statusOf(failure), headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
  );
}

export async function action({ context, params, request, url }: Route.ActionArgs): Promise<ReviewAnswer> {
  return answerReview(context.get(pageContext), { token: params.token, request, url });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders?.get('Retry-After') ?? loaderHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : {};
}

/** What a named reader was given, as it would appear on the site, with room for notes and an answer. */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, path, ...loaded } = loaderData;
  return (
    <SiteFrame facts={facts} path={path} hasDrafts={false} isAlone>
      {'review' in loaded ? (
        <>
          <Head title={loaded.review.version.title} reader={loaded.review.reader} />
          <ReviewedText
            review={loaded.review}
            path={path}
            noteAt={actionData?.typed?.block ?? loaded.noteAt}
            isOwner={loaded.isOwner}
            answer={actionData ?? undefined}
          />
        </>
      ) : (
        <ClosedReview failure={loaded.failure} path={path} answer={actionData ?? undefined} />
      )}
    </SiteFrame>
  );
}

function Head({ title, reader }: { title: string; reader: string }) {
  const { brand, messages } = useSite();
  const named = fill(messages.review.meta_title, { reader, title, brand });
  return <PageHead title={named} description={named} />;
}
