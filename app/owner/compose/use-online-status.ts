import { useEffect, useEffectEvent } from 'react';
import { useOwner } from '../context/owner-context.ts';
import type { Message } from '../forms/message.ts';

/** Tells the owner when the line goes and when it is back. */
export function useOnlineStatus(onMessage: (message: Message) => void): void {
  const { toasts } = useOwner().messages;
  const tell = useEffectEvent(onMessage);
  useEffect(() => {
    const gone = () => tell({ text: toasts.offline, isFailure: true });
    const back = () => tell({ text: toasts.online });
    addEventListener('offline', gone);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', gone);
      removeEventListener('online', back);
    };
  }, [toasts]);
}
