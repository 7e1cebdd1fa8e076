import { data } from 'react-router';
import { parseLocale } from '../../../../shared/locale.ts';
import { postLimits } from '../../../../shared/post-limits.ts';
import { fail, ok } from '../../../../shared/result.ts';
import type { PageContext } from '../../../page-context.ts';
import { type PaceResult, savePace } from '../save-pace.ts';
import { type LoadedSpeech, withPace } from './load-speech.ts';

/** What came of a form of the speech's pages. `loaded` is the text that it brought along. */
export type SpeechResult = PaceResult & { loaded?: LoadedSpeech };

/** Speaks the text that a form holds (`title`, `language`, `html`), and saves the pace where it holds one. Nothing of the text is kept. */
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
