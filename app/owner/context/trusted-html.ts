import { trustedTypesNames } from '../../../shared/paths.ts';

interface Rules {
  createHTML?: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string, type?: string, sink?: string) => string | null;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): unknown };
}

/** The browser's Trusted Types (https://w3c.github.io/trusted-types/), where it has them. */
function trustedTypesOf(scope: object): TrustedTypes | undefined {
  return 'trustedTypes' in scope ? (scope.trustedTypes as TrustedTypes) : undefined;
}

const policy = trustedTypesOf(globalThis)?.createPolicy(trustedTypesNames.html, {
  createHTML: (html) => html,
});

/** HTML that the core has sanitised, or that is parsed where nothing runs; as it is without Trusted Types. */
export function trustedHtml(html: string): string {
  // The browser's own type stands for a string wherever one is put into a document.
  return (policy?.createHTML(html) as string | undefined) ?? html;
}

/** Attributes that would run a script if the page's policy let them. */
const handlers = /[\s"'/]on[a-z]+\s*=/gi;

/**
 * Parses HTML without running, styling or loading anything, so that it can be walked whatever its fields are named. In
 * a template, because other detached documents have the browser complain of every style sheet in them; handlers it
 * would complain of even there.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  // Behind the last `>` no tag ends; there each `<` would be looked for one in vain.
  const tagsEnd = html.lastIndexOf('>') + 1;
  template.innerHTML = trustedHtml(
    html.slice(0, tagsEnd).replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(handlers, ' data-handler=')) +
      html.slice(tagsEnd),
  );
  unnameFields(template.content);
  return template.content;
}

/**
 * Takes the names of everything within a form away. A form hands out its fields by their names before its own
 * properties (https://html.spec.whatwg.org/multipage/forms.html#the-form-element): with an `<input name=childNodes>`
 * nobody could walk it. `anchorsOf` still finds them: footnotes are linked by name.
 */
export function unnameFields(root: ParentNode): void {
  // Forms themselves keep theirs: the names of their fields would stand before their methods.
  for (const field of root.querySelectorAll(':not(form)[name], :not(form)[id]')) {
    field.setAttribute('data-anchors', anchorsOf(field).join(' '));
    field.removeAttribute('name');
    field.removeAttribute('id');
  }
}

/** The names by which links lead to an element. */
export function anchorsOf(element: Element): string[] {
  const names = ['id', 'name', 'data-anchors'].map((name) => element.getAttribute(name) ?? '');
  return names.flatMap((name) => name.split(' ')).filter(Boolean);
}

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
