import { data } from 'react-router';

/** The form that was sent to a page of the owner's. Throws 400 where the body is none: no form of ours sends that. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  return form;
}
