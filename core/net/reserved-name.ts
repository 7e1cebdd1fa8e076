/** Endings that never name a public site: RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal, and router habits. */
const closedEndings = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
];

/** Whether a lower-case host name is local or reserved, so that it is refused without asking for its address. */
export function isReservedName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.');
  return labels.length < 2 || closedEndings.includes(labels.at(-1) ?? '');
}
