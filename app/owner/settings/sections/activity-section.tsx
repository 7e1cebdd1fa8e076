import { Link } from 'react-router';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { SettingsSection } from '../../settings-parts/settings-section.tsx';

/** The way to what was done on the site. */
export function ActivitySection() {
  const { messages, locale } = useOwner();
  const { activity } = messages;
  return (
    <SettingsSection id="activity" heading={activity.title} help={activity.help}>
      <Link className={text.action} to={localised(paths.activity, locale)}>
        {activity.link}
      </Link>
    </SettingsSection>
  );
}
