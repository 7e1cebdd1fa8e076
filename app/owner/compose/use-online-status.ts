import { useEffect } from 'react';
import { useDesk } from '../context/owner-context.ts';
import { ownerToasts } from '../context/owner-toasts.tsx';

/** Tells the owner when the line goes and when it is back. */
export function useLine(): void {
  const { toasts } = useDesk().copy;
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
