/** A voice for a language ("es"): one on the device before one of a service, the browser's own choice first. */
export function findVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined {
  const score = ({ localService, default: isDefault }: Voice) => Number(localService) * 2 + Number(isDefault);
  // Android writes "es_MX".
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => score(b) - score(a))[0];
}
