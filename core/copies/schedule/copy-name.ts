import type { CopiedPictures } from '../../../shared/copies.ts';

/**
 * What every copy's name is like: `site-2026-03-01-030000.copy`, by the moment it shows, UTC. One that names pictures in
 * place of holding them says so, `site-2026-03-01-030000-references.copy`: what it names must stay as long as it does.
 */
const pattern = /^site-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(-references)?(?:-\d+)?\.copy$/;

/** The name of a copy of this moment, with a number behind it where another was made in the same second. */
export function copyName(
  now: Date,
  taken: ReadonlySet<string>,
  pictures: CopiedPictures = 'contents',
): string {
  const [day, time = ''] = now.toISOString().split('T');
  const kind = pictures === 'references' ? '-references' : '';
  const stem = `site-${day}-${time.slice(0, 8).replaceAll(':', '')}${kind}`;
  let name = `${stem}.copy`;
  for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}.copy`;
  return name;
}

/** When a copy was made; undefined for the name of something else. */
export function timeOfCopy(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  if (!day) return undefined;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Whether a name is that of a copy that names pictures in place of holding them. */
export function isOfReferences(name: string): boolean {
  return pattern.exec(name)?.[5] !== undefined;
}
