import { trustedTypesNames } from '../../../shared/trusted-types.ts';
import { trustedTypesOf } from './trusted-types-of.ts';

const policy = trustedTypesOf(globalThis)?.createPolicy(trustedTypesNames.html, {
  createHTML: (html) => html,
});

/**
 * HTML that may be put into the page: what the core has sanitised, or what is parsed where nothing runs. The only name
 * under which the owner's pages may do so; browsers without Trusted Types get the text as it is.
 */
export function trustedHtml(html: string): string {
  // The browser's own type stands for a string wherever one is put into a document.
  return (policy?.createHTML(html) as string | undefined) ?? html;
}
