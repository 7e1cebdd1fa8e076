import { Link } from 'react-router';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { SettingsSection } from '../../settings-parts/settings-section.tsx';

/** The way to the reports of imports. */
export function ImportsSection() {
  const { messages, locale } = useOwner();
  const { importRuns } = messages;
  return (
    <SettingsSection id="imports" heading={importRuns.list.title} help={importRuns.help}>
      <Link className={text.action} to={localised(paths.importRuns, locale)}>
        {importRuns.link}
      </Link>
    </SettingsSection>
  );
}
