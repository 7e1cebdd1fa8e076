import { data, redirect } from 'react-router';
import { catalogs } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { postInputSchema } from '../../../shared/post.ts';
import { statusOf } from '../../../shared/result.ts';
import { type PageHandle, pageContext } from '../../page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { PageMessage } from '../frame/page-message.tsx';
import { readSiteFacts } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import type { Route } from './+types/article-preview-page';
import { Article } from './article.tsx';
import { postTitle, type ReadArticle, readArticle } from './post-text.ts';

export const handle: PageHandle = { isPreview: true };

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }) => {
    if (request.method !== 'POST') throw redirect(localized(paths.compose, context.get(pageContext).locale));
  },
];

/** Browsers without JavaScript send an empty `publish_at`. */
const previewInputSchema = postInputSchema.omit({ publish_at: true });

/** Renders the submitted post. Returns 401 to visitors and 400 with the name of an invalid field. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const facts = await readSiteFacts(page);
  if (!page.owner) return data({ facts, article: null }, { status: 401 });
  const form = await request.formData().catch(() => new FormData());
  const parsed = previewInputSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '');
    return data({ facts, article: null, field }, { status: 400, headers: { 'X-Field': field } });
  }
  const preview = await page.core.posts.preview(parsed.data, String(form.get('opened') ?? ''));
  if (!preview.ok)
    return data({ facts, article: null, isTooIntricate: true }, { status: statusOf(preview.failure) });
  const previewed: Previewed = {};
  articles.set(previewed, await readArticle(page.core, preview.value));
  return data({ facts, article: previewed });
}

/** An empty object as a key for `articles`, so that the long text isn't serialized into the page. */
type Previewed = Record<never, never>;

const articles = new WeakMap<Previewed, ReadArticle>();

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

interface PreviewData {
  facts: Awaited<ReturnType<typeof readSiteFacts>>;
  article: Previewed | null;
  field?: string | undefined;
  isTooIntricate?: boolean | undefined;
}

export default function ArticlePreviewPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  const { facts, article: previewed, field, isTooIntricate }: PreviewData = actionData;
  const article = previewed && articles.get(previewed);
  return (
    <SiteFrame
      facts={facts}
      path={article ? paths.post(article.post.slug) : paths.compose}
      hasDrafts={previewed !== null}
    >
      {article ? (
        <PreviewedArticle article={article} />
      ) : (
        <Refusal field={field} isTooIntricate={isTooIntricate} />
      )}
    </SiteFrame>
  );
}

function PreviewedArticle({ article }: { article: ReadArticle }) {
  const { brand, messages, locale } = useSite();
  const title = postTitle(article.post, locale);
  return (
    <>
      <PageHead
        title={fill(messages.meta.post.title, { title, brand })}
        description={article.description || title}
      />
      <Article article={article} />
    </>
  );
}

/** Shown without JavaScript. With it, the editor shows the error. */
function Refusal({ field, isTooIntricate = false }: Pick<PreviewData, 'field' | 'isTooIntricate'>) {
  const { brand, messages, locale, to } = useSite();
  const { compose, errors } = catalogs[locale];
  const { detail } = errors;
  const refused = field === undefined ? detail.sign_in_needed : fill(detail.request_invalid, { field });
  const text = isTooIntricate ? detail.text_too_intricate : refused;
  return (
    <PageMessage heading={compose.preview.heading} text={text}>
      <PageHead title={fill(messages.meta.compose.title, { brand })} description={text} />
      <p>
        <a href={to(paths.compose)} rel="nofollow">
          {compose.title}
        </a>
      </p>
    </PageMessage>
  );
}
