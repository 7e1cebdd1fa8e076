import { z } from '@hono/zod-openapi';
import { maxOutsideLinks, outsideLinksSchema, postCheckSchema } from '../shared/checks/post-check.ts';
import { postInputSchema, postLimits } from '../shared/post.ts';
import { Resource, slugText, tooComplex, unwrap } from './resource.ts';
import { type ReportError, respondWithProgress } from './streaming.ts';

const checks = z.array(z.object(postCheckSchema.shape).openapi('PostCheck'));
const description =
  'At most 50 suggestions; none prevents publishing. Only links within this site are checked; no other site is contacted.';

const outsideLinks = z.object(outsideLinksSchema.shape).openapi('OutsideLinks');

export function postChecks(report: ReportError): Resource {
  return new Resource('Checks')
    .add('GET /blog/posts/{slug}/checks', 'checkPost', 'Check a post before publishing', {
      description,
      params: { slug: slugText },
      answers: {
        200: ['The suggestions', checks],
        404: 'Post not found',
        ...tooComplex,
      },
      run: async ({ core, params }) => unwrap(await core.posts.checks(params.slug)),
    })
    .add('POST /blog/checks', 'checkText', 'Check an unsaved text', {
      description: `${description} \`opened\` is the slug of the post being edited. Nothing is stored.`,
      limit: 'post',
      query: { opened: slugText.optional() },
      body: postInputSchema,
      answers: {
        200: ['The suggestions', checks],
        ...tooComplex,
      },
      run: async ({ core, query, body }) => unwrap(await core.posts.checkInput(body, query.opened)),
    })
    .add('POST /blog/checks/links', 'checkLinks', 'Check links to other sites', {
      description: `Sends a HEAD request to each URL once: at most ${maxOutsideLinks}, a few sites at a time, for up to a minute. Nothing is stored. Links within this site are covered by the suggestions. With \`Accept: application/x-ndjson\`, sends progress as JSON lines, then the result (or \`{detail}\`).`,
      limit: 'post',
      body: z.object({ html: z.string().max(postLimits.html) }),
      answers: {
        200: ['The result for each link, in text order', outsideLinks],
        ...tooComplex,
      },
      run: ({ c, core, body }) =>
        respondWithProgress(c, {
          run: (onProgress, signal) => core.posts.checkOutsideLinks(body.html, { onProgress, signal }),
          report,
        }),
    });
}
