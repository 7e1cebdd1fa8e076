import type { WorkingCopy } from '../../../../core/posts/working-copies/working-copy-core.ts';
import { useOwner } from '../../context/owner-context.ts';
import { RecoverText } from '../../forms/recover-text.tsx';
import { Comparison } from '../comparison/comparison.tsx';
import type { Fields } from '../use-fields.ts';

interface OtherDeviceProps {
  copy: WorkingCopy;
  fields: Fields;
  onGoOn: () => void;
  onKeepThis: () => void;
  onKeepSaved: () => void;
}

/** Offers what another device has written on the text in the editor. Neither text is lost by looking. */
export function OtherDevice({ copy, fields, onGoOn, onKeepThis, onKeepSaved }: OtherDeviceProps) {
  const { unsaved, recover, compare } = useOwner().messages.compose;
  const { isDirty } = fields;
  const before = isDirty
    ? { name: compare.mine, values: fields.typed }
    : { name: compare.saved, values: fields.baseline };
  return (
    <RecoverText
      at={copy.written_at}
      title={copy.title}
      labels={{
        heading: isDirty ? unsaved.both : unsaved.newer,
        restore: isDirty ? unsaved.go_on_there : unsaved.go_on,
        discard: isDirty ? unsaved.keep_this : unsaved.keep_saved,
        compare: isDirty ? unsaved.compare : recover.compare,
      }}
      onRestore={onGoOn}
      onDiscard={isDirty ? onKeepThis : onKeepSaved}
      compare={() => <Comparison before={before} after={{ name: unsaved.there, values: copy.text }} />}
    />
  );
}
