import { useNavigate } from 'react-router';
import type { PageType } from '../../../shared/content.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import type { LoadedManager } from './load-manager.ts';

/** Which pages' texts are listed. */
export function PageTypeSelector({ manager: { pageType, pageTypes } }: { manager: LoadedManager }) {
  const { messages, locale } = useOwner();
  const { page_type, page_types } = messages.contentManager;
  const navigate = useNavigate();
  return (
    <div className={field.field}>
      <label htmlFor="page-type">{page_type}</label>
      <select
        id="page-type"
        value={pageType}
        onChange={(event) =>
          navigate(localised(paths.contentSection(event.target.value as PageType), locale))
        }
      >
        {pageTypes.map((type) => (
          <option key={type} value={type}>
            {page_types[type]}
          </option>
        ))}
      </select>
    </div>
  );
}
