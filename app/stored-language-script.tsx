import { storedLanguageScript } from '../shared/stored-language-script.ts';

/** In the head of a public page, behind its styles: nothing of the wrong language is drawn. */
export function StoredLanguageScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the content security policy knows by its hash
  return <script dangerouslySetInnerHTML={{ __html: storedLanguageScript }} />;
}
