/** All that a day with many readers depends on. Shares are from 0 to 1, sizes bytes, times what their names say. */
export interface Variables {
  readsPerDay: number;
  /** Of the day's reads, in its busiest hour; and the busiest second of that hour, as a multiple of its mean. */
  busiestHourShare: number;
  burst: number;
  /** Articles that are read at all, and how unevenly: the exponent of Zipf's law. */
  articles: number;
  popularity: number;
  /** Of the reads, in the second language; and in an encoding other than the usual one. */
  secondLanguageShare: number;
  otherEncodingShare: number;
  /** Of the reads, what no cache keeps: addresses that are not there, the API, sessions. */
  uncachedShare: number;
  /** Of the second language's reads, what the caches in front can not keep: 0 where an address that names its language is kept. */
  languageMissedShare: number;
  publishesPerDay: number;
  /** How often the caches are told of one change. */
  purgesPerPublish: number;
  /** 0 or 1: whether there are caches in front; where they are; whether one of them asks for all. */
  hasCdn: number;
  edgePlaces: number;
  hasShield: number;
  /** Seconds that they keep a page without being told. */
  cdnMaxAge: number;
  /** Set, it is taken for the share that the caches answer, in place of what is computed. */
  cdnHitShare: number;
  /** What comes with a page: files and pictures that the browser does not have yet. */
  filesPerRead: number;
  fileBytes: number;
  picturesPerRead: number;
  pictureBytes: number;
  /** Of files and pictures, what the caches answer. */
  fileHitShare: number;
  instances: number;
  coresPerInstance: number;
  /** How full a core may be before others wait noticeably. */
  fullestCore: number;
  /** Of one process, for pages that it keeps (`server/page-cache.ts`). */
  pageMemory: number;
  networkMbit: number;
  databaseQueriesPerSecond: number;
  databaseConnections: number;
  connectionsPerProcess: number;
  purgesPerMinute: number;
  /** Money, in whatever currency: assumptions, nobody's price list. */
  pricePerEdgeGb: number;
  pricePerMillionEdgeRequests: number;
  pricePerOriginGb: number;
  pricePerCoreMonth: number;
  pricePerDatabaseMonth: number;
}

/** When the assumptions among them were made. */
export const assumedOn = '2026-11-23';

/** A hundred million reads of a newspaper's kind. */
export const defaults: Variables = {
  readsPerDay: 100_000_000,
  busiestHourShare: 0.09,
  burst: 3,
  articles: 10_000,
  popularity: 0.9,
  secondLanguageShare: 0.3,
  otherEncodingShare: 0.05,
  uncachedShare: 0.005,
  languageMissedShare: 0,
  publishesPerDay: 200,
  purgesPerPublish: 3,
  hasCdn: 1,
  edgePlaces: 40,
  hasShield: 1,
  cdnMaxAge: 3600,
  cdnHitShare: Number.NaN,
  filesPerRead: 2,
  fileBytes: 12_000,
  picturesPerRead: 1,
  pictureBytes: 60_000,
  fileHitShare: 0.999,
  instances: 2,
  coresPerInstance: 2,
  fullestCore: 0.7,
  pageMemory: 64 * 1024 * 1024,
  networkMbit: 1000,
  databaseQueriesPerSecond: 10_000,
  databaseConnections: 97,
  connectionsPerProcess: 14,
  purgesPerMinute: 300,
  pricePerEdgeGb: 0.02,
  pricePerMillionEdgeRequests: 0.6,
  pricePerOriginGb: 0.05,
  pricePerCoreMonth: 20,
  pricePerDatabaseMonth: 150,
};

/** Bytes of files and pictures that come with a page. */
export function otherBytesPerRead({
  filesPerRead,
  fileBytes,
  picturesPerRead,
  pictureBytes,
}: Variables): number {
  return filesPerRead * fileBytes + picturesPerRead * pictureBytes;
}

/** Variables as the command line sets them: `readsPerDay=2e8`. Throws on a name or a value that is none. */
export function readVariables(args: readonly string[]): Variables {
  const set: Partial<Record<string, number>> = {};
  for (const arg of args) {
    const [name = '', text = ''] = arg.split('=');
    const value = Number(text);
    if (!(name in defaults) || text === '' || !(value >= 0)) {
      throw new Error(`“${arg}” is none of the variables: ${Object.keys(defaults).join(', ')}`);
    }
    set[name] = value;
  }
  return { ...defaults, ...set };
}
