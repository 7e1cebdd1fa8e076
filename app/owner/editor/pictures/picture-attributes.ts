import type { Attributes } from '@tiptap/core';
import { editedPicture, linkTarget, pictureSource } from '../paste/safe-address.ts';

/** A picture's attributes in the document; null for what its HTML does not say. */
export interface PictureAttributes {
  src: string;
  alt: string | null;
  title: string | null;
  /** Pixels, or percent of the text's width: `240`, `66%`. */
  width: string | null;
  height: string | null;
}

const names = ['src', 'alt', 'title', 'width', 'height'] as const;

/** For a node's `addAttributes`: read by its own rule, and written on the `img`, not on the node's element. */
export function pictureAttributes(): Attributes {
  return Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));
}

/** The attributes of an `img`; undefined when no reader could load it. */
export function readImage(image: Element): PictureAttributes | undefined {
  const src = pictureSource(image) ?? editedPicture(image.getAttribute('src'));
  if (!src) return undefined;
  const read = (name: string) => image.getAttribute(name);
  return {
    src,
    alt: read('alt'),
    title: read('title') || null,
    width: read('width'),
    height: read('height'),
  };
}

/** What an `img` is written with. */
export function imageAttributes(attributes: Record<string, unknown>): Record<string, string> {
  const written = names.map((name) => [name, attributes[name]]).filter(([, value]) => value !== null);
  return Object.fromEntries(written);
}

/** The address of the link around an `img`, where there is one. */
export function linkAround(image: Element): string | null {
  return linkTarget(image.closest('a')?.getAttribute('href') ?? null) ?? null;
}
