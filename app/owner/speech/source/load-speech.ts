import type { Core } from '../../../../core/core.ts';
import type { Result } from '../../../../shared/result.ts';
import { fail, ok } from '../../../../shared/result.ts';
import type { Settings } from '../../../../shared/settings.ts';
import type { Speech } from '../../../../shared/speech/speech.ts';
import type { SpokenSource } from './spoken-source.ts';

/** A text as it is spoken, and which text it is. */
export interface Spoken {
  speech: Speech;
  source: SpokenSource;
}

/** Why there is nothing to be spoken. */
export type SpeechFailure = 'post_not_found' | 'copy_not_found' | 'text_too_intricate';

export interface LoadedSpeech {
  spoken: Spoken | null;
  failure?: SpeechFailure;
  /** The speaker's words a minute in the language of the text. */
  pace: number;
}

type Found = Result<Spoken, { code: SpeechFailure }>;

export type PaceName = Extract<keyof Settings, `pace_${string}`>;

/** The text that an address names (`SpokenTextName`), as it is spoken. */
export async function loadSpeech(core: Core, parameters: URLSearchParams): Promise<LoadedSpeech> {
  const named = (name: string) => parameters.get(name)?.trim() ?? '';
  const [slug, unsaved] = [named('slug'), named('unsaved')];
  const kept = unsaved ? await speakUnsaved(core, unsaved) : undefined;
  const isGone = kept?.ok === false && kept.failure.code === 'copy_not_found' && slug;
  return withPace(core, kept && !isGone ? kept : await speakSaved(core, slug, named('version')));
}

export async function withPace(core: Core, found: Found): Promise<LoadedSpeech> {
  const settings = await core.settings.get();
  const name: PaceName = `pace_${found.ok ? found.value.speech.language : 'en'}`;
  const pace = settings[name];
  return found.ok ? { spoken: found.value, pace } : { spoken: null, failure: found.failure.code, pace };
}

async function speakSaved(core: Core, slug: string, version: string): Promise<Found> {
  if (!slug || (version && !/^[1-9]\d{0,8}$/.test(version))) return fail({ code: 'post_not_found' });
  const said = await core.posts.speech(slug, version ? Number(version) : undefined);
  if (!said.ok) return fail({ code: notSpoken(said.failure) });
  const { slug: now, version: number, updated_at: at, ...speech } = said.value;
  const newest = version ? await core.posts.revisions(now) : undefined;
  const isEarlier = newest?.ok && newest.value[0] && newest.value[0].version > number;
  const source: SpokenSource = isEarlier
    ? { is: 'earlier', slug: now, version: number, at }
    : { is: 'saved', slug: now, at };
  return ok({ speech, source });
}

async function speakUnsaved(core: Core, id: string): Promise<Found> {
  const kept = await core.workingCopies.get(id);
  if (!kept.ok) return fail({ code: 'copy_not_found' });
  const { text, slug, written_at: at } = kept.value;
  const said = await core.posts.speechOf(text);
  if (!said.ok) return said;
  return ok({ speech: said.value, source: { is: 'unsaved', id, slug, at } });
}

function notSpoken({ code }: { code: string }): SpeechFailure {
  return code === 'text_too_intricate' ? code : 'post_not_found';
}
