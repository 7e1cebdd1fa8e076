import { type ComponentType, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import {
  rowGroups,
  type SectionId,
  type Subject,
  sectionsOf,
  sectionTexts,
} from '../forms/setting-fields.ts';
import { ActionLink } from '../page-kit.tsx';
import { PageHeading } from '../shell/page-parts.tsx';
import { BackupLocations, BackupsStatus, DownloadBackup, LatestBackups, RestoreTest } from './backups.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SaveBar } from './save-bar.tsx';
import { focusAnchor, SectionFields, SettingsSection } from './section.tsx';
import { ImageHost, SectionInputs } from './sections.tsx';
import { OpenSessions } from './sessions.tsx';
import styles from './settings.module.css';
import { useSection, useSettings } from './use-section.ts';

/** What sections contain before their fields. */
const contents: Partial<Record<SectionId, ComponentType>> = {
  launch: LaunchChecklist,
  copies: BackupsStatus,
  locations: BackupLocations,
  backups: LatestBackups,
  'restore-test': RestoreTest,
  download: DownloadBackup,
  'change-password': PasswordForm,
  passkeys: Passkeys,
  sessions: OpenSessions,
  images: ImageHost,
  imports: ImportLinks,
};

/** The sections for servers with a backup location. */
const needsLocation: readonly SectionId[] = ['schedule', 'locations', 'backups', 'restore-test'];

/** The settings of a subject, saved together. */
export function SubjectPage({ subject }: { subject: Subject }) {
  const { messages, locale } = useOwner();
  const { hash } = useLocation();
  const { places } = useSettings().copies;
  const section = useSection(subject);
  const { isReady } = section;
  const texts = sectionTexts(messages);
  const rows = rowGroups(messages).flatMap((group) => group.rows);
  const at = rows.findIndex(({ id }) => id === subject);
  const [previous, next] = [rows[at - 1], rows[at + 1]];

  useEffect(() => {
    // Fields can be focused once they are enabled.
    if (isReady && hash) focusAnchor(decodeURIComponent(hash.slice(1)));
  }, [isReady, hash]);

  const all = sectionsOf(subject).filter(([id]) => places.length > 0 || !needsLocation.includes(id));
  // Forms can't contain other forms.
  const isOneForm = all.every(([id]) => contents[id] === undefined);
  const sections = all.map(([id, names]) => {
    const Content = contents[id];
    const inputs = <SectionInputs section={section} names={names} />;
    return (
      <SettingsSection key={id} id={id} {...texts[id]}>
        {Content && <Content />}
        {isOneForm || names.length === 0 ? inputs : <SectionFields section={section}>{inputs}</SectionFields>}
      </SettingsSection>
    );
  });

  return (
    <>
      <p>
        <ActionLink to={paths.settings}>{messages.settings.title}</ActionLink>
      </p>
      <PageHeading title={rows[at]?.name ?? ''} />
      {isOneForm ? <SectionFields section={section}>{sections}</SectionFields> : sections}
      <nav className={styles.pager} aria-label={messages.settings.pages}>
        {[previous, next].map(
          (row) =>
            row && (
              <Link
                key={row.id}
                className={text.action}
                rel={row === next ? 'next' : 'prev'}
                to={localized(row.path, locale)}
              >
                {row.name}
              </Link>
            ),
        )}
      </nav>
      <SaveBar section={section} />
    </>
  );
}

function ImportLinks() {
  const { importRuns, compose } = useOwner().messages;
  return (
    <div className={field.actions}>
      <ActionLink to={paths.importPreview}>{compose.empty_import}</ActionLink>
      <ActionLink to={paths.importRuns}>{importRuns.link}</ActionLink>
    </div>
  );
}
