import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createCore } from '../../core/create-core.ts';
import { listRevisions } from '../../core/posts/post-store.ts';
import { connect } from '../../db/connect.ts';
import { freePort } from '../../test/free-port.ts';
import { createInstance } from '../fleet/instance.ts';
import { signIn } from '../processes/start-site.ts';
import { machine } from '../report/machine.ts';
import { saveResults } from '../report/save-results.ts';
import { table, whole } from '../report/table.ts';
import { killInTurns, type Ready } from './kill-in-turns.ts';
import { embedded, type Place, replicated } from './start-databases.ts';
import { places, type Sight, watchReaders } from './watch-readers.ts';

const root = join(import.meta.dirname, '../..');
const password = 'the password of a schedule';

/** How late a post may be, in milliseconds, after its time or after the process is up. */
const mostLateMs = 1_000;

/** How long is waited for the last of them. */
const graceMs = 15_000;

/**
 * `npm run bench -- --scheduled N [--seconds S]`: N posts due within S seconds on two processes, on each database; one is killed seven
 * times, both stay away over the time of some. Gives 1 where a post was early, was published other than once, or was seen by a
 * reader of either process (list, feed or sitemap) later than a second.
 */
export async function runScheduled(folder: string, args: readonly string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const posts = Number(option('--scheduled') ?? 200);
  const forMs = Number(option('--seconds') ?? 120) * 1000;
  if (!Number.isInteger(posts) || posts < 1) throw new Error('--scheduled needs a number of posts');
  const trials: Trial[] = [];
  for (const open of [async () => embedded(), replicated]) {
    await using place = await open();
    const trial = await runTrial(join(folder, `trial-${trials.length}`), place, { posts, forMs });
    trials.push(trial);
    show(trial);
  }
  console.log(`\nThe same as JSON: ${await saveResults({ machine: machine(), trials })}`);
  return trials.every(isHeld) ? 0 : 1;
}

interface Trial {
  database: string;
  posts: number;
  /** How long nobody was there to publish anything, and how many were due meanwhile. */
  awayMs: number;
  missed: number;
  /** How late each was seen, sorted, in milliseconds, by the place; never before its time is negative. */
  lateMs: Record<string, number[]>;
  /** Posts that no reader of some process and place ever saw. */
  unseen: number;
  /** Posts that were not published exactly once. */
  notOnce: string[];
  /** The longest that the measuring process itself was held, in milliseconds. */
  heldMs: number;
}

async function runTrial(
  folder: string,
  place: Place,
  { posts, forMs }: { posts: number; forMs: number },
): Promise<Trial> {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const ports = [await freePort(), await freePort()];
  const variables = {
    ...{ DATA_DIR: dataDir, OWNER_PASSWORD: password, SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn' },
    ...place.variables,
  };
  const instances = ports.map((port, nth) => createInstance(port, variables, join(folder, `${nth}.log`)));
  await using stack = new AsyncDisposableStack();
  const ready: Ready = instances.map(() => []);
  for (const [at, instance] of instances.entries()) {
    stack.defer(() => instance.stop('SIGTERM'));
    await instance.start(root);
    ready[at]?.push(Date.now());
  }
  const urls = instances.map(({ url }) => url);
  const begun = Date.now() + 3_000 + posts * 100;
  const due = await schedule(urls[0] ?? '', { posts, begun, forMs });
  const stop = new AbortController();
  const delay = monitorEventLoopDelay();
  const watching = watchReaders(urls, /(?<![\w-])scheduled-\d+(?!\w)/g, stop.signal);
  await wait(Math.max(0, begun - Date.now()));
  delay.enable();
  const away = await killInTurns(instances, root, { ready, forMs });
  await wait(graceMs);
  stop.abort();
  delay.disable();
  const sights = await watching;
  await stack.disposeAsync();
  const lateMs = measureLate(sights, due, ready);
  const count = Object.values(lateMs).reduce((sum, { length }) => sum + length, 0);
  return {
    ...{ database: place.name, posts, awayMs: away.to - away.from },
    missed: [...due.values()].filter((time) => time > away.from && time < away.to).length,
    ...{ lateMs, unseen: posts * places.length * instances.length - count },
    notOnce: await listNotOnce(dataDir, place, [...due.keys()]),
    heldMs: delay.max / 1e6,
  };
}

/** Schedules posts evenly over a time, through the API; gives when each is due by its slug. */
async function schedule(
  url: string,
  { posts, begun, forMs }: { posts: number; begun: number; forMs: number },
): Promise<Map<string, number>> {
  const cookie = await signIn(url, password);
  const due = new Map<string, number>();
  for (let nth = 0; nth < posts; nth += 1) {
    const [slug, time] = [`scheduled-${nth}`, begun + Math.floor((nth * forMs) / posts)];
    const response = await fetch(`${url}/api/blog/posts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({
        ...{ slug, title: `Post ${nth}`, html: `<p>Words of ${nth}.</p>`, tags: ['Talks'] },
        ...{ language: 'en', status: 'scheduled', publish_at: new Date(time).toISOString() },
      }),
    });
    if (response.status !== 201)
      throw new Error(`Scheduling was answered ${response.status}: ${await response.text()}`);
    due.set(slug, time);
  }
  return due;
}

/** How late each post was seen, since its time or since that process was up: whichever came last. */
function measureLate(
  sights: readonly Sight[],
  due: ReadonlyMap<string, number>,
  ready: Ready,
): Trial['lateMs'] {
  const late: Trial['lateMs'] = Object.fromEntries(places.map((place) => [place, []]));
  for (const { instance, place, slug, at } of sights) {
    const time = due.get(slug);
    if (time === undefined) continue;
    const upAt = ready[instance]?.findLast((each) => each <= at) ?? 0;
    late[place]?.push(at < time ? at - time : at - Math.max(time, upAt));
  }
  for (const each of Object.values(late)) each.sort((one, other) => one - other);
  return late;
}

async function listNotOnce(
  dataDir: string,
  { databaseUrl }: Place,
  slugs: readonly string[],
): Promise<string[]> {
  const db = await connect({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const { audit } = createCore({ db });
    const { events } = await audit.list({ limit: slugs.length * 2, names: ['post_published'] });
    const rows = await db.kysely.selectFrom('posts').select(['id', 'slug']).execute();
    const wrong: string[] = [];
    for (const slug of slugs) {
      const id = rows.find((row) => row.slug === slug)?.id ?? '';
      const versions = (await listRevisions(db.kysely, id)).map(({ version }) => version);
      const times = events.filter(({ what }) => what.id === id).length;
      if (times !== 1 || versions.join() !== '2,1') wrong.push(slug);
    }
    return wrong;
  } finally {
    await db.close();
  }
}

function isHeld({ lateMs, unseen, notOnce }: Trial): boolean {
  const all = Object.values(lateMs).flat();
  return unseen === 0 && notOnce.length === 0 && all.every((late) => late >= 0 && late <= mostLateMs);
}

function show({ database, posts, awayMs, missed, lateMs, unseen, notOnce, heldMs }: Trial): void {
  console.log(
    `\n${database}: ${posts} posts, ${missed} of them due in the ${whole(awayMs)} ms in which no process was up`,
  );
  const share = (sorted: readonly number[], part: number) =>
    whole(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  const rows = Object.entries(lateMs).map(([place, late]) => [
    place,
    ...[0, 0.5, 0.95, 1].map((part) => share(late, part)),
    String(late.filter((each) => each > mostLateMs).length),
  ]);
  console.log(table([['seen after, in ms', 'first', 'middle', '95 of 100', 'last', 'too late'], ...rows]));
  console.log(
    `Not published once: ${notOnce.length}; not seen: ${unseen}; the measuring process itself was held for ${whole(heldMs)} ms at most`,
  );
}
