import type { ContentInput, ContentItem, ContentPlace, ContentUpdate } from '../../../shared/content.ts';
import type { GuardOverride } from '../../../shared/guard/guarded-name.ts';
import { paths } from '../../../shared/paths.ts';
import { type Called, callApi } from '../forms/api.ts';

/** The first text of a section. */
export function createSection(input: ContentInput): Promise<Called<ContentItem>> {
  return callApi('POST', paths.apiNewContent, { body: input });
}

/** A newer text of a section. */
export function updateSection(place: ContentPlace, update: ContentUpdate): Promise<Called<ContentItem>> {
  return callApi('PUT', paths.apiSection(place), { body: update });
}

/** The newest text of a place as it is saved now; undefined where there is none, or no answer. */
export async function findSection(place: ContentPlace): Promise<ContentItem | undefined> {
  const items = await callApi<ContentItem[]>('GET', paths.apiContent(place.page_type, place.language));
  return items.ok ? items.value.find((item) => item.section_key === place.section_key) : undefined;
}

/** Copies the built-in texts into drafts. */
export function migrateExisting(): Promise<Called<{ created: number; kept: number }>> {
  return callApi('POST', paths.apiMigrate);
}

/** Keeps a picture in the site's library. */
export async function uploadPicture(file: File, override?: GuardOverride): Promise<Called<{ url: string }>> {
  const file_data = await inBase64(file);
  const body = { file_name: file.name, file_data, folder: 'content-manager', ...(override && { override }) };
  return callApi('POST', paths.apiMediaText, { body });
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
