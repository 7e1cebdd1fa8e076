/** As much of what somebody wrote as a line has room for. */
export function shortened(words: string): string {
  const letters = Array.from(words);
  return letters.length > 70 ? `${letters.slice(0, 69).join('').trimEnd()}…` : words;
}
