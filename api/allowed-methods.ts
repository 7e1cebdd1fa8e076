interface Route {
  method: string;
  /** With `:name` for a part that can be anything. */
  path: string;
}

/** Which methods are there for a path, OPTIONS among them; none for a path at which there is nothing. */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, parts: path.split('/') }));
  return (path) => {
    const asked = path.split('/');
    const methods = new Set(known.filter(({ parts }) => fits(parts, asked)).map(({ method }) => method));
    if (methods.size === 0) return [];
    // Whatever can be read is answered HEAD, too.
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods, 'OPTIONS'].sort();
  };
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, at) => part === asked[at] || (part.startsWith(':') && asked[at] !== ''))
  );
}
