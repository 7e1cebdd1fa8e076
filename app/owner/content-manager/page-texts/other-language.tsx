import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import type { ContentPlace } from '../../../../shared/content.ts';
import { EditedText } from '../../../ui/edited-text.tsx';
import richText from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { trustedHtml } from '../../context/trusted-html.ts';
import { TextButton } from '../../forms/fields.tsx';
import type { PageText } from './load-page-texts.ts';
import styles from './page-texts.module.css';
import { TextEditor } from './text-editor.tsx';
import type { Done } from './use-text-edit.ts';

interface OtherLanguageProps {
  place: ContentPlace;
  text: PageText;
  onDone: (done: Done | undefined) => void;
}

/** The open text in the other language, beside the one on the page: to be compared, and to be changed. */
export function OtherLanguage({ place, text, onDone }: OtherLanguageProps) {
  const { pageTexts, language: languages } = useOwner().messages;
  const { language } = place;
  const [epoch, setEpoch] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const version = text.versions[language];
  const name = languages[`name_${language}`];
  return (
    <section className={styles.other} aria-labelledby="other-language">
      <h2 id="other-language">{fill(pageTexts.other, { language: name })}</h2>
      {text.older === language && (
        <p className={styles.otherLanguageOlder}>{pageTexts[`older_${language}`]}</p>
      )}
      {isOpen ? (
        <TextEditor
          key={epoch}
          place={place}
          text={text}
          onDone={(done) => {
            setOpen(false);
            onDone(done);
          }}
          onReload={() => setEpoch(epoch + 1)}
        />
      ) : (
        <>
          {text.isLine ? (
            <p lang={language} className={styles.otherLanguageLine}>
              {text.isMarked ? <EditedText source={version.start} /> : version.start}
            </p>
          ) : (
            // A long text scrolls here, also by keyboard.
            <section
              lang={language}
              aria-label={name}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
              tabIndex={0}
              className={`${richText.text} ${styles.otherLanguageProse}`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, as on the public page
              dangerouslySetInnerHTML={{ __html: trustedHtml(version.start) }}
            />
          )}
          <TextButton onClick={() => setOpen(true)}>{pageTexts.other_edit}</TextButton>
        </>
      )}
    </section>
  );
}
