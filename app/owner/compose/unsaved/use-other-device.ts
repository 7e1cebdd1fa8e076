import { useEffect, useEffectEvent, useState } from 'react';
import type {
  WorkingCopy,
  WorkingCopyHead,
} from '../../../../core/posts/working-copies/working-copy-core.ts';
import { paths } from '../../../../shared/paths.ts';
import { callApi } from '../../forms/call-api.ts';
import { focusTitleWhenLost } from '../focus-title.ts';
import { isSame } from '../post-values.ts';
import type { Fields } from '../use-fields.ts';
import { isOfThisBrowser } from './of-this-browser.ts';

interface OtherDeviceOptions {
  fields: Fields;
  /** What the server kept when the page was loaded. */
  heads: readonly WorkingCopyHead[];
  /** Id of the unsaved text that the address asks for; '' for none. */
  begin: string;
  /** There is no such text any more. */
  onGone: () => void;
  /** A request came to nothing; 0 without a line. */
  onFailure: (status: number) => void;
}

/**
 * Looks whether another device has written on the text in the editor: when it is opened, when the window is seen again,
 * and when the server refuses what is typed here. What is found is offered; until that is decided, nothing is sent.
 */
export function useOtherDevice({ fields, heads, begin, onGone, onFailure }: OtherDeviceOptions) {
  const [offer, setOffer] = useState<WorkingCopy>();
  const { copies } = fields;
  const id = fields.unsavedId();

  const end = () => {
    setOffer(undefined);
    copies.resume();
  };
  const goOn = async (copy: WorkingCopy) => {
    end();
    copies.goOnFrom(copy);
    const { saved } = fields;
    const onto = saved && copy.version > 0 ? { ...saved, version: copy.version } : saved;
    await fields.replace(copy.text, onto, { begun: { createKey: copy.id, madeSlug: copy.made_slug } });
    focusTitleWhenLost();
  };
  const look = async (): Promise<void> => {
    copies.hold();
    const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(id));
    // What the server has no room for is not asked about again and again.
    if (!called.ok) return setOffer(undefined);
    const copy = called.value;
    // Another window of this browser writes on it, and its text is kept here.
    if (isOfThisBrowser(copy.writer)) return setOffer(undefined);
    if (!isSame(copy.text, fields.baseline)) return setOffer(copy);
    copies.removeOf(id, { etag: copy.etag });
    end();
  };

  const onOpened = useEffectEvent(async () => {
    if (begin) {
      const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(begin));
      if (!called.ok) return called.failure.status === 404 ? onGone() : onFailure(called.failure.status);
      // Kept here, it is offered by the browser's own notice.
      if (!isOfThisBrowser(called.value.writer)) await goOn(called.value);
      return;
    }
    const head = heads.find((each) => each.id === id);
    if (head && !isOfThisBrowser(head.writer)) await look();
  });
  useEffect(() => void onOpened(), []);

  const onRefused = useEffectEvent(look);
  const { refusals } = copies;
  useEffect(() => {
    if (refusals > 0) void onRefused();
  }, [refusals]);

  const onSeen = useEffectEvent(async () => {
    const called = await callApi<WorkingCopyHead[]>('GET', paths.apiUnsaved);
    if (!called.ok) return;
    const head = called.value.find((each) => each.id === id);
    const isOther = head && head.etag !== copies.etagOf(id) && !isOfThisBrowser(head.writer);
    if (!isOther) end();
    else if (head.etag !== offer?.etag) await look();
  });
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'visible') void onSeen();
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);

  return {
    offer,
    goOn,
    /** What stands here is kept in the place of what was offered. */
    keepThis: (copy: WorkingCopy) => {
      copies.goOnFrom(copy);
      end();
      focusTitleWhenLost();
    },
    /** What was offered is let go. */
    keepSaved: async (copy: WorkingCopy) => {
      const called = await copies.removeOf(copy.id, { etag: copy.etag });
      if (!called.ok && called.failure.status === 409) return look();
      if (!called.ok) return onFailure(called.failure.status);
      end();
      focusTitleWhenLost();
    },
  };
}
