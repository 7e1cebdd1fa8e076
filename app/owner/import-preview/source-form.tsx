import { fill } from '../../../messages/fill.ts';
import { withScheme } from '../../../shared/with-scheme.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import styles from './import-preview.module.css';
import type { Mode } from './read/preview-state.ts';

interface SourceFormProps {
  mode: Mode;
  address: string;
  /** Of the file that is being read; '' when it is an address. */
  fileName: string;
  isBusy: boolean;
  onRead: (address: string) => void;
  onFile: (file: File) => void;
  onStop: () => void;
}

/** Where to read from: an address or, for an export, a file of this computer. */
export function SourceForm({ mode, address, fileName, isBusy, onRead, onFile, onStop }: SourceFormProps) {
  const { importPreview } = useOwner().messages;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onRead(withScheme(String(new FormData(event.currentTarget).get('address') ?? '')));
      }}
    >
      <div className={field.field}>
        <label htmlFor="import-address">
          {mode === 'xml' ? importPreview.source_xml : importPreview.source}
        </label>
        <input
          id="import-address"
          name="address"
          // Not "url": an address without its scheme is understood, too.
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          maxLength={2000}
          defaultValue={address}
        />
      </div>
      {isBusy ? (
        <Button key="stop" isOutlined onClick={onStop}>
          {importPreview.stop}
        </Button>
      ) : (
        <Button key="read" type="submit" isOutlined>
          {importPreview.read}
        </Button>
      )}
      {mode === 'xml' && (
        <div className={styles.file}>
          <label className={styles.choose}>
            <input
              type="file"
              accept=".xml,.rss,.atom,.json,.zip,.md,application/xml,text/xml,application/rss+xml,application/json,application/zip"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) onFile(file);
                // The same file can be chosen again.
                currentTarget.value = '';
              }}
            />
            <span>{importPreview.file}</span>
          </label>
          <p className={text.small}>
            {fileName
              ? fill(importPreview.file_drop.chosen, { name: fileName })
              : importPreview.file_drop.hint}
          </p>
          <p className={text.small}>{importPreview.where_help}</p>
        </div>
      )}
    </form>
  );
}
