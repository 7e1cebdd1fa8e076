/** A video that a service plays. `start` is in seconds. */
export interface ServiceVideo {
  kind: 'youtube' | 'vimeo';
  id: string;
  /** The part of its address that opens an unlisted video. */
  secret?: string;
  start: number;
}

/** Where a video starts, in seconds: `90`, `90s` or a form as in `1h2m3s`; 0 for anything else. */
export function readStart(written: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}
