interface Rules {
  createHTML?: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string, type?: string, sink?: string) => string | null;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): unknown };
}

/** The browser's Trusted Types (https://w3c.github.io/trusted-types/), where it has them. */
export function trustedTypesOf(scope: object): TrustedTypes | undefined {
  return 'trustedTypes' in scope ? (scope.trustedTypes as TrustedTypes) : undefined;
}
