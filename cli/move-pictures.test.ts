import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { createTestCore, expectOk } from '../test/create-test-core.ts';
import { plainPicture } from '../test/picture-files.ts';
import { startSiteCommand } from '../test/run-site-command.ts';
import { type S3Server, startS3Server } from '../test/s3/s3-server.ts';

let folder: string;
let server: S3Server;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-pictures-'));
  server = await startS3Server(join(folder, 'bucket'));
  db = await connect({ dataDir: join(folder, 'data') });
  const { core } = createTestCore(db);
  for (let width = 100; width < 106; width += 1) {
    const bytes = await plainPicture(width, 80).png().toBuffer();
    expectOk(await core.media.upload({ name: `${width}.png`, bytes }));
  }
});

afterEach(async () => {
  await db.close();
  await server.close();
  await rm(folder, { recursive: true });
});

function variablesOf(): Record<string, string> {
  const { endpoint = '', region, bucket, keys } = server.settings;
  return {
    ...{ DATA_DIR: join(folder, 'data'), S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: keys?.id ?? '', S3_SECRET_ACCESS_KEY: keys?.secret ?? '' },
  };
}

function call(args: string[], variables: Record<string, string> = {}) {
  return callSiteCommand(args, { variables: { ...variablesOf(), ...variables } });
}

async function count(table: 'media_files' | 'media_objects'): Promise<number> {
  return (await db.kysely.selectFrom(table).select('media_id').execute()).length;
}

test('moving images shows progress, can be interrupted and resumed, and can be reversed', async () => {
  const files = await count('media_files');
  const killed = startSiteCommand(['move-pictures', 's3'], { cwd: folder, variables: variablesOf() });
  server.trouble = ({ method }) => {
    if (method === 'PUT' && server.objects.size > 4) killed.child.kill('SIGKILL');
    return undefined;
  };
  expect((await killed.ended).code).toBe(null);
  server.trouble = () => undefined;
  const half = await count('media_objects');
  expect([half > 0 && half < files, half + (await count('media_files'))]).toEqual([true, files]);

  const there = await call(['move-pictures', 's3']);
  expect([there.code, there.errors]).toEqual([0, '']);
  expect(there.out).toContain(`Moving… ${files - half} of ${files - half} image files\n`);
  expect(there.out).toMatch(
    new RegExp(`Moved ${files - half} image files \\([\\d.]+ MB\\) to s3://pictures/\\.`),
  );
  expect(there.out).toContain('New images are still stored in “database”. Set MEDIA_STORE to “s3”');
  expect(await count('media_files')).toBe(0);

  const copied = await call(['backup', join(folder, 'copy.db')]);
  expect([copied.code, copied.errors]).toEqual([0, '']);
  const without = await call(['backup', join(folder, 'copy2.db')], { S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect(without.errors).toContain('part of every backup. Reading s3://pictures/media/');

  const again = await call(['move-pictures', 's3'], { MEDIA_STORE: 's3' });
  expect([again.code, again.out]).toEqual([0, 'All images are already in s3://pictures/.\n']);
  const back = await call(['move-pictures', 'database']);
  expect([back.code, back.out.includes(`Moved ${files} image files`)]).toEqual([0, true]);
  expect([await count('media_files'), await count('media_objects')]).toEqual([files, 0]);
  const { events } = await createTestCore(db).core.audit.list({ limit: 9, names: ['pictures_moved'] });
  expect(events.map(({ what }) => what)).toMatchObject([
    { to: 'database', files },
    { to: 's3', files: files - half },
  ]);
});

test('moving images reports errors in one line', async () => {
  const nowhere = await call(['move-pictures', 'elsewhere']);
  expect([nowhere.code, nowhere.errors]).toEqual([1, 'Usage: npm run site -- move-pictures s3|database\n']);
  const unnamed = await callSiteCommand(['move-pictures', 's3'], {
    variables: { DATA_DIR: join(folder, 'data') },
  });
  expect([unnamed.code, unnamed.errors]).toEqual([
    1,
    'S3_BUCKET isn’t set, so there is no object storage to move images to or from.\n',
  ]);
  const away = await call(['move-pictures', 's3'], { S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect(away.code).toBe(1);
  expect(away.errors).toMatch(
    /^Writing s3:\/\/pictures\/media\/.* failed: ECONNREFUSED\. Run the same command to resume/,
  );
});
