import type { Database } from '../../db/connect.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { eachForm } from './each-form.ts';
import { type FormName, findMediaObject, type MediaObject } from './media-object-store.ts';
import { readObject } from './read-object.ts';

/** Whether the store has what a row names. */
type Look = (objects: ObjectStore, object: MediaObject) => Promise<boolean>;

/** By what the store says of it: one short request each. */
const isThere: Look = async (objects, { key, size }) => (await objects.head(key))?.size === size;

/** By every byte of it. */
const isWhole: Look = async (objects, object) => (await readObject(objects, object)) !== undefined;

/** The files that a database names and the store has not, or not in their size. Throws `ObjectStoreError`. */
export function listMissing(db: Database, objects: ObjectStore): Promise<FormName[]> {
  return listFaulty(db, objects, isThere);
}

/** The files that a database names and the store has not as they were written. Reads all of them. Throws `ObjectStoreError`. */
export function listDamaged(db: Database, objects: ObjectStore): Promise<FormName[]> {
  return listFaulty(db, objects, isWhole);
}

async function listFaulty({ kysely }: Database, objects: ObjectStore, look: Look): Promise<FormName[]> {
  const faulty: FormName[] = [];
  await eachForm(kysely, 'media_objects', async (form) => {
    const object = await findMediaObject(kysely, form);
    if (object && !(await look(objects, object))) faulty.push(form);
  });
  return faulty;
}
