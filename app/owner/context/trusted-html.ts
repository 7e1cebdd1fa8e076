import { trustedTypesNames } from '../../../shared/trusted-types.ts';
import { trustedTypesOf } from './trusted-types-of.ts';

const policy = trustedTypesOf(globalThis)?.createPolicy(trustedTypesNames.html, {
  createHTML: (html) => html,
});

/** HTML that the core has sanitised, or that is parsed where nothing runs; as it is without Trusted Types. */
export function trustedHtml(html: string): string {
  // The browser's own type stands for a string wherever one is put into a document.
  return (policy?.createHTML(html) as string | undefined) ?? html;
}
