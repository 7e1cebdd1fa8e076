import type { PostUpdate } from '../../../shared/post.ts';
import { readOverride } from './read-override.ts';

/** Why a post may be seen although something speaks against it, as a form says: names in it, and what its reader has not approved. */
export function readLeave(form: FormData): Pick<PostUpdate, 'override' | 'without_approval'> {
  return {
    override: readOverride(form),
    ...(form.get('without_approval') === '1' && { without_approval: true }),
  };
}
