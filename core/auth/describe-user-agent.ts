/** What a `User-Agent` header holds and whose it is; the first that is found counts, since most name others too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const longest = 1000;

/** Which browser and system a `User-Agent` header speaks of, roughly, by their names of trade; '' for one unknown. */
export function describeUserAgent(userAgent: string): { browser: string; system: string } {
  const text = userAgent.slice(0, longest);
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => text.includes(mark))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
