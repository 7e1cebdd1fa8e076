import { Link } from 'react-router';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useDesk } from '../../context/owner-context.ts';
import frame from '../../settings-parts/section-form.module.css';

/** The way to what was done on the site. */
export function ActivitySection() {
  const { copy, locale } = useDesk();
  const { activity } = copy;
  return (
    <section id="activity" className={frame.section} aria-labelledby="activity-heading">
      <div className={frame.head}>
        <h2 id="activity-heading">{activity.title}</h2>
      </div>
      <p className={frame.help}>{activity.help}</p>
      <Link className={text.action} to={localised(paths.activity, locale)}>
        {activity.link}
      </Link>
    </section>
  );
}
