import type { SpokenSource } from './spoken-source.ts';

/** Lets a text that is kept nowhere go along with a form. */
export function TypedFields({ source }: { source: SpokenSource }) {
  if (source.is !== 'typed') return null;
  const { title, language, html } = source.text;
  return (
    <>
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="html" value={html} />
    </>
  );
}
