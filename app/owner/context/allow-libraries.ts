import { trustedTypesNames } from '../../../shared/trusted-types.ts';
import { trustedTypesOf } from './trusted-types-of.ts';

const inertSinks: (string | undefined)[] = [undefined, 'DOMParser parseFromString'];

/** How React makes a script element, before it has a source. */
const emptyScript = '<script></script>';

/** What the libraries of the owner's pages may hand to the browser as text. ProseMirror gives no sink. */
trustedTypesOf(globalThis)?.createPolicy(trustedTypesNames.libraries, {
  createHTML: (html, _type, sink) => (inertSinks.includes(sink) || html === emptyScript ? html : null),
  createScriptURL: (address, _type, sink) => {
    if (sink !== 'Worker constructor') return null;
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith('/assets/') ? address : null;
  },
});
