import { data } from 'react-router';
import type { Core } from '../../../core/core.ts';
import { parseLocale } from '../../../shared/locale.ts';
import { postLimits } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Settings } from '../../../shared/settings.ts';
import { paceLimits, type Speech } from '../../../shared/speech/speech.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import type { SpeechFailure, SpokenSource } from './spoken-source.tsx';

export interface Spoken {
  speech: Speech;
  source: SpokenSource;
}

interface LoadedSpeech {
  spoken: Spoken | null;
  failure?: SpeechFailure;
  /** Words per minute in the text's language. */
  pace: number;
}

type Found = Result<Spoken, { code: SpeechFailure }>;

export type PaceName = Extract<keyof Settings, `pace_${string}`>;

/** Loads the text in the URL (`SpokenTextName`) as a speech. */
export async function loadSpeech(core: Core, parameters: URLSearchParams): Promise<LoadedSpeech> {
  const named = (name: string) => parameters.get(name)?.trim() ?? '';
  const [slug, unsaved] = [named('slug'), named('unsaved')];
  const kept = unsaved ? await speakUnsaved(core, unsaved) : undefined;
  const isGone = kept?.ok === false && kept.failure.code === 'copy_not_found' && slug;
  return withPace(core, kept && !isGone ? kept : await speakSaved(core, slug, named('version')));
}

async function withPace(core: Core, found: Found): Promise<LoadedSpeech> {
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

/** Another text of the post that can be opened as a speech. */
export type OtherText = Exclude<SpokenSource, { is: 'typed' }> & { title: string };

/** The most saved versions offered, newest first. */
const maxVersions = 20;

export async function listVersions(core: Core, source: SpokenSource): Promise<OtherText[]> {
  const slug = source.is === 'typed' ? null : source.slug;
  if (slug === null) return [];
  const [copies, revisions] = await Promise.all([core.workingCopies.list(), core.posts.revisions(slug)]);
  const unsaved = copies
    .filter((copy) => copy.slug === slug)
    .map(({ id, title, written_at: at }): OtherText => ({ is: 'unsaved', id, slug, title, at }));
  const saved = revisions.ok ? revisions.value.slice(0, maxVersions) : [];
  return [
    ...unsaved,
    ...saved.map(
      ({ version, title, updated_at: at }, index): OtherText =>
        index === 0 ? { is: 'saved', slug, title, at } : { is: 'earlier', slug, version, title, at },
    ),
  ];
}

/** The result of a form on the speech pages. `loaded` is the text that the form contained. */
export type SpeechResult = PaceResult & { loaded?: LoadedSpeech };

/** Analyzes the text in a form (`title`, `language`, `html`) without storing it. Also saves the pace if the form contains one. */
export async function speakForm(form: FormData, page: PageContext) {
  const saved: PaceResult = form.has('pace') ? await savePace(form, page) : {};
  const loaded = form.has('html') ? await speakTyped(form, page) : undefined;
  const status = saved.failure?.code === 'pace_invalid' ? 400 : 200;
  return data<SpeechResult>({ ...saved, ...(loaded && { loaded }) }, { status });
}

async function speakTyped(form: FormData, { core, locale }: PageContext): Promise<LoadedSpeech> {
  const [title, html] = [String(form.get('title') ?? ''), String(form.get('html') ?? '')];
  const text = { title, html, language: parseLocale(String(form.get('language') ?? '')) ?? locale };
  if (html.length > postLimits.html) return withPace(core, fail({ code: 'text_too_intricate' }));
  const said = await core.posts.speechOf(text);
  return withPace(core, said.ok ? ok({ speech: said.value, source: { is: 'typed', text } }) : said);
}

/** The result for an entered or measured pace. Empty if none was sent. */
export type PaceResult =
  | { failure?: never; pace?: number }
  | { failure: { code: 'pace_invalid' } | SignedOut | RequestFailure; pace?: never };

/** Saves `pace`, in words per minute, for the form's `pace_language`. */
async function savePace(form: FormData, { core }: PageContext): Promise<PaceResult> {
  const typed = String(form.get('pace') ?? '').trim();
  const language = parseLocale(String(form.get('pace_language') ?? ''));
  const pace = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (!language || pace < paceLimits.least || pace > paceLimits.most) {
    return { failure: { code: 'pace_invalid' } };
  }
  await core.settings.save({ [`pace_${language}`]: pace });
  return { pace };
}
