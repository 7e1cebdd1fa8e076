import richText from '../../ui/text.module.css';

interface Props {
  html: string;
  /** Attributes that name the text to the content manager. */
  name?: object;
}

/** The owner's text in place of the built-in one. `html` must come sanitised: it is printed as it is. */
export function OwnerHtml({ html, name }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was saved (shared/rich-text/sanitise.ts)
  return <div className={richText.text} {...name} dangerouslySetInnerHTML={{ __html: html }} />;
}
