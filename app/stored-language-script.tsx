import { storedLanguageScript } from '../shared/stored-language-script.ts';

/** First in the head of a public page: nothing of the wrong language is drawn. */
export function StoredLanguageScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the content security policy knows by its hash
  return <script dangerouslySetInnerHTML={{ __html: storedLanguageScript }} />;
}
