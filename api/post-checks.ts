import { z } from '@hono/zod-openapi';
import { mostOutsideLinks, outsideLinksSchema, postCheckSchema } from '../shared/checks/post-check.ts';
import { postInputSchema, postLimits } from '../shared/post.ts';
import { Resource, slugText, unwrap } from './resource.ts';
import { type ReportError, respondWithProgress } from './streaming.ts';

const slug = slugText;
const checks = z.array(z.object(postCheckSchema.shape).openapi('PostCheck'));
const description =
  'At most 50 lines of advice, none where there is nothing to say. None of them keeps a post from being published. Links are looked up on this site alone: no other is asked.';

const outsideLinks = z.object(outsideLinksSchema.shape).openapi('OutsideLinks');

/** Advice on posts, before they are published. */
export function postChecks(report: ReportError): Resource {
  return new Resource('Checks')
    .add({
      route: 'GET /blog/posts/{slug}/checks',
      id: 'checkPost',
      summary: 'What a post could still use before it is published',
      description: description,
      params: { slug: slug },
      answers: {
        200: ['The advice', checks],
        400: 'A part of the address that cannot be used',
        404: 'No such post',
        422: 'The text is too intricate to read',
      },
      run: async ({ core, params }) => unwrap(await core.posts.checks(params.slug)),
    })
    .add({
      route: 'POST /blog/checks',
      id: 'checkText',
      summary: 'What an unsaved text could still use',
      description: `${description} \`opened\` is the slug of the post that the text is to be saved as. Nothing is saved.`,
      limit: 'post',
      query: { opened: slug.optional() },
      body: postInputSchema,
      answers: {
        200: ['The advice', checks],
        400: 'A value that does not fit',
        413: 'The body is too long',
        422: 'The text is too intricate to read',
      },
      run: async ({ core, query, body }) => unwrap(await core.posts.checkInput(body, query.opened)),
    })
    .add({
      route: 'POST /blog/checks/links',
      id: 'checkLinks',
      summary: 'Whether the links of a text to other sites still lead somewhere',
      description: `Asks those sites for the heads of their pages: each address once, ${mostOutsideLinks} at most, a few sites at a time, for a minute at most. Nothing is kept. Links to this site are part of the advice. With \`Accept: application/x-ndjson\` progress comes as one JSON line after another, the answer (or \`{detail}\`) last.`,
      limit: 'post',
      body: z.object({ html: z.string().max(postLimits.html) }),
      answers: {
        200: ['What came of each, in the order of the text', outsideLinks],
        400: 'A value that does not fit',
        413: 'The body is too long',
        422: 'The text is too intricate to read',
      },
      run: ({ c, core, body }) => {
        const { html } = body;
        return respondWithProgress(c, {
          run: (onProgress, signal) => core.posts.checkOutsideLinks(html, { onProgress, signal }),
          report,
        });
      },
    });
}
