import { Link } from 'react-router';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { SettingsSection } from '../../settings-parts/settings-section.tsx';

/** The way to the names that must not appear. */
export function GuardSection() {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  return (
    <SettingsSection id="guard" heading={guard.title} help={guard.help}>
      <Link className={text.action} to={localised(paths.guardedNames, locale)}>
        {guard.link}
      </Link>
    </SettingsSection>
  );
}
