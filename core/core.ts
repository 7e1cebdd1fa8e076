import type { GuardOverride } from '../shared/guard/guarded-name.ts';
import type { Readiness } from '../shared/health.ts';
import type { Settings } from '../shared/settings.ts';
import type { AuditActor, AuditCore } from './audit/audit.ts';
import type { PasskeyCore } from './auth/passkey-core.ts';
import type { SessionCore } from './auth/session-core.ts';
import type { ContentCore } from './content/content-store.ts';
import type { FoundCountry, GeoClient } from './geo/find-country.ts';
import type { GuardCore } from './guard/check-outgoing.ts';
import type { HandoverCore } from './handover/handover.ts';
import type { ImportCore } from './import/import-core.ts';
import type { ImportRunCore } from './import/import-runs.ts';
import type { MediaCore } from './media/media-core.ts';
import type { WorkingCopyCore } from './posts/autosaves.ts';
import type { IndexNowCore } from './posts/index-now.ts';
import type { NextCore } from './posts/next-version.ts';
import type { PostCore } from './posts/post-core.ts';
import type { ScheduleCore } from './posts/schedule.ts';
import type { TagCore } from './posts/tags.ts';
import type { ReviewCore } from './reviews/review-core.ts';
import type { ScheduledBackups } from './scheduled-backups/scheduled-backups.ts';
import type { TranslationCore } from './translations/pairs.ts';

/** Everything the site can do. Each part is documented in its own folder. */
export interface Core {
  /** Returns a core that records changes as this actor's. Cheap to call. */
  as(actor: AuditActor): Core;
  posts: PostCore;
  next: NextCore;
  workingCopies: WorkingCopyCore;
  handover: HandoverCore;
  schedule: ScheduleCore;
  reviews: ReviewCore;
  tags: TagCore;
  translations: TranslationCore;
  indexNow: IndexNowCore;
  guard: GuardCore;
  content: ContentCore;
  media: MediaCore;
  session: SessionCore;
  passkeys: PasskeyCore;
  settings: {
    get(): Promise<Settings>;
    /** Saves settings. Throws `ConfidentialNamesFound` if one contains a confidential name. */
    save(patch: Partial<Settings>, override?: GuardOverride): Promise<Settings>;
  };
  imports: ImportCore;
  importRuns: ImportRunCore;
  copies: ScheduledBackups;
  audit: AuditCore;
  geo: {
    /** Returns the visitor's country. The address isn't stored. */
    country(client: GeoClient): Promise<FoundCountry>;
  };
  health(): Promise<void>;
  readiness(): Promise<Readiness>;
}
