import { Link } from '@tiptap/extension-link';
import { linkTarget } from './paste/safe-address.ts';

/** Links as the site has them. Their addresses are kept in the form in which they were judged. */
export const linkMark = Link.extend({
  addAttributes() {
    const href = {
      default: null,
      parseHTML: (element: HTMLElement) => linkTarget(element.getAttribute('href')) ?? null,
    };
    return { ...this.parent?.(), href };
  },
}).configure({
  openOnClick: false,
  // Addresses become links where the writer says so, and not while a sentence is being typed.
  autolink: false,
  // paste/paste-address.ts does it: for whole addresses, with their scheme.
  linkOnPaste: false,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  isAllowedUri: (address) => linkTarget(address) !== undefined,
});
