import { useSearchParams } from 'react-router';
import type { WorkingCopyHead } from '../../../core/posts/working-copies/working-copy-core.ts';
import { fill } from '../../../messages/fill.ts';
import { useOwner } from '../context/owner-context.ts';
import type { Message } from '../forms/message.ts';
import { requestMessage } from '../forms/request-message.ts';
import { focusTitleWhenLost } from './focus-title.ts';
import { Conflict } from './post-conflict.tsx';
import { valuesOf } from './post-values.ts';
import { RecoverDraft } from './recover-draft.tsx';
import { OtherDevice } from './unsaved/other-device.tsx';
import { useOtherDevice } from './unsaved/use-other-device.ts';
import type { Fields } from './use-fields.ts';
import type { Saving } from './use-save-post.ts';

interface EditorNoticesProps {
  fields: Fields;
  saving: Saving;
  /** What the server kept of unsaved writing when the page was loaded. */
  unsaved: readonly WorkingCopyHead[];
  say: (message: Message) => void;
  /** Unsaved text of that id was discarded. */
  onSettled: (id: string) => void;
}

/** What the editor has to ask: which of two texts is meant, where there are two. */
export function EditorNotices({ fields, saving, unsaved, say, onSettled }: EditorNoticesProps) {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const { saved, drafts } = fields;
  const { conflict } = saving;
  const other = useOtherDevice({
    fields,
    heads: unsaved,
    begin: useSearchParams()[0].get('unsaved') ?? '',
    onGone: () => say({ text: compose.unsaved.gone, isFailure: true }),
    onFailure: (status) => {
      const failed = fill(compose.unsaved.not_discarded, { status });
      say({ text: status === 0 ? requestMessage('network', messages.errors) : failed, isFailure: true });
    },
  });
  const { offer } = other;
  return (
    <>
      {drafts.found.map((draft) => (
        <RecoverDraft
          key={draft.key}
          draft={draft}
          saved={fields.baseline}
          onRestore={() => {
            const onto = saved && draft.version ? { ...saved, version: draft.version } : saved;
            void fields.replace(draft.values, onto, { begun: draft.newText, draft }).then(focusTitleWhenLost);
          }}
          onDiscard={() => {
            fields.discard(draft);
            onSettled(saved?.id ?? draft.newText?.createKey ?? '');
            focusTitleWhenLost();
          }}
        />
      ))}
      {offer && (
        <OtherDevice
          key={offer.etag}
          copy={offer}
          fields={fields}
          onGoOn={() => void other.goOn(offer)}
          onKeepThis={() => other.keepThis(offer)}
          onKeepSaved={() => void other.keepSaved(offer)}
        />
      )}
      {conflict && (
        <Conflict
          base={saved}
          theirs={conflict.theirs}
          mine={fields.typed}
          onKeep={saving.keepMine}
          onTake={() => {
            const { theirs } = conflict;
            saving.endConflict();
            void fields.replace(valuesOf(theirs, locale), theirs);
            say({ text: compose.conflict.taken });
          }}
          onMerge={(merged) => {
            saving.endConflict();
            void fields.replace(merged, conflict.theirs, { isMerged: true });
            say({ text: compose.conflict.merged });
          }}
        />
      )}
    </>
  );
}
