import { speculationRules } from './speculation-rules.ts';

/** `/speculation-rules.json`, named by the `Speculation-Rules` header of the public pages. */
export function loader() {
  return new Response(JSON.stringify(speculationRules), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
}
