/** How the podium's pages are set; each field is a parameter of the address. */
export interface PodiumForm {
  /** Of the type, in points. */
  size: number;
  paper: Paper;
  hasBreaths: boolean;
}

export const podiumSizes = [18, 20, 24, 28, 32, 36, 42, 48] as const;

export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

/** What the parameters ask for; whatever can't be read is as in a new form. */
export function readPodiumForm(parameters: { get(name: string): unknown }): PodiumForm {
  const size = podiumSizes.find((one) => String(one) === parameters.get('size')) ?? 28;
  return {
    size,
    paper: parameters.get('paper') === 'letter' ? 'letter' : 'a4',
    // A form that was sent without its tick has no other field for it.
    hasBreaths: parameters.get('breaths') === '1',
  };
}
