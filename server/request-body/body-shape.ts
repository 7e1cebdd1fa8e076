import { hasFewParts } from './count-parts.ts';
import { FormCounter } from './form-counter.ts';
import { JsonShape } from './json-shape.ts';

export interface ShapeLimits {
  /** UTF-16 code units of all its texts together. */
  characters: number;
  /** Fields of a form. */
  fields: number;
}

/** Why a body is refused, if it is. */
export type ShapeRefusal = 'too_large' | 'too_complex' | undefined;

/** Looks at a body while it arrives, so that what nobody would take is refused before it lies in memory. */
export interface BodyShape {
  add(chunk: Uint8Array): ShapeRefusal;
  /** The rest, which only a whole body shows. */
  whole(body: Buffer): ShapeRefusal;
}

/** The watch over a body of this type. The bytes of files count nothing but themselves. */
export function watchShape(contentType: string | undefined, limits: ShapeLimits): BodyShape {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type.includes('json')) return jsonShape(limits);
  if (type === 'application/x-www-form-urlencoded') return formShape(limits);
  return {
    add: () => undefined,
    whole: (body) =>
      type !== 'multipart/form-data' || hasFewParts(body, contentType ?? '', limits.fields)
        ? undefined
        : 'too_complex',
  };
}

function jsonShape({ characters }: ShapeLimits): BodyShape {
  const shape = new JsonShape();
  return {
    add(chunk) {
      if (!shape.accepts(chunk)) return 'too_complex';
      return shape.characters > characters ? 'too_large' : undefined;
    },
    whole: () => undefined,
  };
}

function formShape({ characters, fields }: ShapeLimits): BodyShape {
  const form = new FormCounter();
  return {
    add(chunk) {
      form.add(chunk);
      if (form.fields > fields) return 'too_complex';
      return form.characters > characters ? 'too_large' : undefined;
    },
    whole: () => undefined,
  };
}
