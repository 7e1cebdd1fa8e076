import { useEffect } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { ownerToasts } from '../context/owner-toasts.tsx';

/** Tells the owner when the line goes and when it is back. */
export function useOnlineStatus(): void {
  const { toasts } = useOwner().messages;
  useEffect(() => {
    const gone = () => void ownerToasts.show({ title: toasts.offline, variant: 'destructive' });
    const back = () => void ownerToasts.show({ title: toasts.online });
    addEventListener('offline', gone);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', gone);
      removeEventListener('online', back);
    };
  }, [toasts]);
}
