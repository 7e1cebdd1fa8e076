/** Widths in pixels in which a picture can be had besides its own, `?w=` in its address. */
export const mediaWidths = [480, 960, 1600, 2400] as const;

export interface MediaAddress {
  id: string;
  width: number;
  height: number;
  isMoving: boolean;
}

const pattern = /^\/media\/([a-z0-9]{1,64})\/([1-9]\d{0,4})x([1-9]\d{0,4})\/[a-z0-9-]+\.(jpg|png|webp)$/;

export function readMediaAddress(path: string): MediaAddress | undefined {
  const [, id, width, height, extension] = pattern.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { id, width: Number(width), height: Number(height), isMoving: extension === 'webp' };
}

/** The choice of widths for an `<img srcset>`; undefined for a picture that comes in one width only. */
export function mediaSourceSet(path: string): string | undefined {
  const picture = readMediaAddress(path);
  if (!picture || picture.isMoving) return undefined;
  const smaller = mediaWidths.filter((width) => width < picture.width);
  if (smaller.length === 0) return undefined;
  return [...smaller.map((width) => `${path}?w=${width} ${width}w`), `${path} ${picture.width}w`].join(', ');
}
