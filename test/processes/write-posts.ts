/**
 * A separate process that saves posts until it is killed. It opens the database of DATA_DIR or DATABASE_URL
 * and prints the slug and version of every confirmed save, one per line. With `once`, it only opens the
 * database and prints a line.
 */
import { createCore } from '../../core/create-core.ts';
import { connect } from '../../db/connect.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const [mode, name] = process.argv.slice(2);

const db = await connect({ dataDir, ...(databaseUrl && { databaseUrl }) });
process.stdout.write('open\n');
if (mode === 'once') await db.close();
else {
  const core = createCore({ db });
  const text =
    '<p>A paragraph of a post that is long enough to fill more than a page of the file.</p>'.repeat(200);
  for (let count = 0; ; count += 1) {
    const slug = `post-${name}-${count}`;
    const created = await core.posts.create({
      title: slug,
      slug,
      html: `${text}<p>${count}</p>`,
      tags: [slug],
    });
    if (!created.ok) throw new Error(created.failure.code);
    process.stdout.write(`${slug} 1\n`);
    const updated = await core.posts.update(slug, { title: `${slug} again`, slug: `${slug}-b` });
    if (!updated.ok) throw new Error(updated.failure.code);
    process.stdout.write(`${slug} 2\n`);
  }
}
