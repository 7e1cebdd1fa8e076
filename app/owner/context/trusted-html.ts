import { trustedTypesNames } from '../../../shared/paths.ts';

interface Rules {
  createHTML?: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string, type?: string, sink?: string) => string | null;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): unknown };
}

/** Returns the browser's Trusted Types (https://w3c.github.io/trusted-types/) if it supports them. */
function trustedTypesOf(scope: object): TrustedTypes | undefined {
  return 'trustedTypes' in scope ? (scope.trustedTypes as TrustedTypes) : undefined;
}

const policy = trustedTypesOf(globalThis)?.createPolicy(trustedTypesNames.html, {
  createHTML: (html) => html,
});

/** Marks HTML as trusted. Only for HTML that the core has sanitized, or that is parsed inertly. */
export function trustedHtml(html: string): string {
  // The DOM accepts a TrustedHTML instead of a string of HTML.
  return (policy?.createHTML(html) as string | undefined) ?? html;
}

/** Attributes that would run a script if the page's policy allowed it. */
const handlers = /[\s"'/]on[a-z]+\s*=/gi;

/**
 * Parses HTML without running, styling or loading anything. Uses a template, because in other detached
 * documents browsers report every style sheet. They report event handlers even in a template, so these are
 * removed.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  // No tag ends after the last `>`. Searching for one from each later `<` would take quadratic time.
  const tagsEnd = html.lastIndexOf('>') + 1;
  template.innerHTML = trustedHtml(
    html.slice(0, tagsEnd).replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(handlers, ' data-handler=')) +
      html.slice(tagsEnd),
  );
  unnameFields(template.content);
  return template.content;
}

/**
 * Moves the names of all elements to `data-anchors`, which `anchorsOf` reads. Otherwise, a form's fields hide
 * its properties (https://html.spec.whatwg.org/multipage/forms.html#the-form-element), for example `<input
 * name=childNodes>`.
 */
export function unnameFields(root: ParentNode): void {
  // A form's own methods may be hidden by its fields.
  for (const field of root.querySelectorAll(':not(form)[name], :not(form)[id]')) {
    field.setAttribute('data-anchors', anchorsOf(field).join(' '));
    field.removeAttribute('name');
    field.removeAttribute('id');
  }
}

/** Returns the names by which links refer to an element. */
export function anchorsOf(element: Element): string[] {
  const names = ['id', 'name', 'data-anchors'].map((name) => element.getAttribute(name) ?? '');
  return names.flatMap((name) => name.split(' ')).filter(Boolean);
}

const inertSinks: (string | undefined)[] = [undefined, 'DOMParser parseFromString'];

/** React creates script elements from this HTML. */
const emptyScript = '<script></script>';

/** Allows the strings that libraries pass to the DOM. ProseMirror doesn't name the sink. */
trustedTypesOf(globalThis)?.createPolicy(trustedTypesNames.libraries, {
  createHTML: (html, _type, sink) => (inertSinks.includes(sink) || html === emptyScript ? html : null),
  createScriptURL: (address, _type, sink) => {
    if (sink !== 'Worker constructor') return null;
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith('/assets/') ? address : null;
  },
});
