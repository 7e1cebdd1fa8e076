/** Elements that go with all they hold, and whether anybody could miss what they showed. */
export const droppedElements: ReadonlyMap<string, boolean> = new Map([
  ...missed('applet button canvas input script select textarea', true),
  ...missed(
    'annotation annotation-xml base datalist head link map meta noembed noframes param source style template title track',
    false,
  ),
]);

function missed(tags: string, value: boolean): [string, boolean][] {
  return tags.split(' ').map((tag) => [tag, value]);
}
