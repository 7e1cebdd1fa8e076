/** A path without the slashes at its end, in linear time: `/\/+$/` begins anew at each of them. */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === 0x2f) end -= 1;
  return path.slice(0, end);
}
