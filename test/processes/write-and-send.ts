import { startContinuous } from '../../core/copies/continuous/start-continuous.ts';
import type { CopyConfig } from '../../core/copies/copy-config.ts';
import { connect } from '../../db/connect.ts';
import { createTestCore, postInput } from '../create-test-core.ts';

/** A site that writes without end and sends every change away; it tells its parent of both. */
export type WriterMessage = { kind: 'sending' } | { kind: 'written'; slug: string; at: number };

const tell = (message: WriterMessage) => process.send?.(message);

process.once('message', async (config: CopyConfig) => {
  const db = await connect({ dataDir: config.dataDir });
  const { core } = createTestCore(db);
  startContinuous(config, ({ text }) => {
    if (text.includes('has begun')) tell({ kind: 'sending' });
  });
  for (let count = 0; ; count += 1) {
    const html = `<p>${'Words. '.repeat(count % 20 === 0 ? 20_000 : 100)}</p>`;
    const written = await core.posts.create(postInput({ slug: `post-${count}`, html }));
    if (written.ok) tell({ kind: 'written', slug: `post-${count}`, at: Date.now() });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});
