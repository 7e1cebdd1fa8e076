import { paths } from '../../shared/paths.ts';
import { slugify } from '../../shared/slug.ts';

interface Pictured {
  id: string;
  file_name: string;
  mime_type: string;
  width: number;
  height: number;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Where a picture lies: its size is part of the address, so that a page can keep the place for it. */
export function mediaAddress({ id, file_name, mime_type, width, height }: Pictured): string {
  const name = slugify(file_name.replace(/\.[a-z0-9]{1,5}$/i, '')) || 'picture';
  return `${paths.media(id)}/${width}x${height}/${name}.${extensions[mime_type] ?? 'jpg'}`;
}
