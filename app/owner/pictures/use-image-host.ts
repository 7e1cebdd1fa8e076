import { useEffect, useState } from 'react';
import { readStored, store } from '../context/browser-storage.ts';
import { imageHostKeys } from './choose-source.ts';

const empty = { cloud_name: '', upload_preset: '' };

/** The two values of the owner's image host as they are typed. They belong to this browser, and never to the site. */
export function useImageHost() {
  const [values, setValues] = useState(empty);
  /** False until the page's script has come and the values are known. */
  const [isReady, setReady] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const stored = imageHostKeys.map((key) => [key, readStored(key) ?? '']);
    setValues(Object.fromEntries(stored) as typeof empty);
    setReady(true);
  }, []);
  return {
    values,
    isReady,
    isSaved,
    change: (part: Partial<typeof empty>) => {
      setValues({ ...values, ...part });
      setSaved(false);
    },
    save: () => setSaved(imageHostKeys.every((key) => store(key, values[key].trim() || null))),
  };
}
