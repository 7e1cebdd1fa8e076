import type { PostLeave } from '../../../shared/post.ts';
import { readOverride } from './read-override.ts';

/** Why a post may be seen although something speaks against it, as a form says. */
export function readLeave(form: FormData): PostLeave {
  return {
    override: readOverride(form),
    ...(form.get('without_approval') === '1' && { without_approval: true }),
  };
}
