import type { Core } from '../../../core/core.ts';
import type { PostSpeech } from '../../../core/posts/post-core.ts';
import type { Settings } from '../../../shared/settings.ts';

export interface LoadedSpeech {
  /** Null where there is no such post. */
  speech: PostSpeech | null;
  /** The speaker's words a minute in the language of the text. */
  pace: number;
}

export type PaceName = Extract<keyof Settings, `pace_${string}`>;

/** The post that `?slug=` names, as it is spoken. */
export async function loadSpeech(core: Core, parameters: URLSearchParams): Promise<LoadedSpeech> {
  const slug = parameters.get('slug')?.trim() ?? '';
  const [found, settings] = await Promise.all([
    slug ? core.posts.speech(slug) : undefined,
    core.settings.get(),
  ]);
  const speech = found?.ok ? found.value : null;
  const name: PaceName = `pace_${speech?.language ?? 'en'}`;
  return { speech, pace: settings[name] };
}
