import { inlineScript } from '../shared/page-scripts.ts';

/** In the head of a public page, behind its styles: nothing is drawn in the wrong language, and no press is lost. */
export function InlineScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the content security policy knows by its hash
  return <script dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}
