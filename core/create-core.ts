import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/connect.ts';
import { withLongTimeout } from '../db/statements.ts';
import { type AuditActor, type AuditLog, commandLine } from './audit/audit.ts';
import { createPasskeys } from './auth/create-passkeys.ts';
import { createSessions } from './auth/create-sessions.ts';
import {
  createContent,
  discardDraft,
  draftSections,
  listContent,
  migrateContent,
  publishDrafts,
  publishedIn,
  readPublishedContent,
  renderedContents,
  updateContent,
} from './content/content.ts';
import type { Core } from './core.ts';
import { createTrail } from './create-trail.ts';
import { findCountry, openCountryTable } from './geo/find-country.ts';
import { createGuard } from './guard/guard.ts';
import { createHandover } from './handover/handover.ts';
import { createImports } from './import/create-imports.ts';
import { createImportRuns } from './import/import-runs.ts';
import { createMediaLibrary, fetchPicture, removePicture } from './media/media-library.ts';
import type { PictureStorage } from './media/picture-files.ts';
import { createOutbound, type FetchFile, type FetchText, type Probe } from './net/outbound.ts';
import type { AllowedHost } from './net/public-address.ts';
import { createAutosaves } from './posts/autosaves.ts';
import {
  changePosts,
  earliestRestorable,
  purgePost,
  readDeletedPost,
  readDeletedPosts,
  removePost,
  restorePost,
} from './posts/change-posts.ts';
import { postFields } from './posts/check-post.ts';
import { checkInput, checkOutsideLinks, findChecks } from './posts/checks.ts';
import { createIndexNow } from './posts/index-now.ts';
import { discardNext, publishNext, readNext, saveNext } from './posts/next-version.ts';
import { listOwnPosts } from './posts/owner-list.ts';
import { pinPost, readPinned, unpinPost } from './posts/pins.ts';
import { findTitles, listSamples } from './posts/post-list-store.ts';
import {
  browsePosts,
  describePost,
  getPost,
  postAddresses,
  previewPost,
  readMissingPictures,
  readPosts,
  readRelatedPosts,
  readSpeech,
  readSpeechOf,
  readVersion,
} from './posts/read-posts.ts';
import { readRevision, readRevisions, restoreRevision } from './posts/revisions.ts';
import { copyPost, createPost, updatePost } from './posts/save-post.ts';
import { createSchedule, Delays } from './posts/schedule.ts';
import { searchPosts, suggestPosts } from './posts/search.ts';
import { browseTag, readTags, readTagsOf, renameTag } from './posts/tags.ts';
import { renderContent } from './rendering/render.ts';
import { createReviews } from './reviews/reviews.ts';
import { showSamplePosts } from './samples/seed-samples.ts';
import type { BackupConfig } from './scheduled-backups/backup-locations.ts';
import { createScheduledBackups } from './scheduled-backups/create-scheduled-backups.ts';
import { readSettings, saveSettings } from './settings/settings.ts';
import { memoizeByVersion } from './site-version/cache-by-version.ts';
import { createTranslations } from './translations/translations.ts';

export interface CoreParts {
  db: Database;
  importHosts?: AllowedHost[];
  isPasswordFixed?: boolean;
  log?: AuditLog;
  origin?: () => string;
  /** The public hostname. Passwords made of it are rejected. */
  siteHost?: string;
  /** Called for failures that don't affect the request. */
  onError?: (error: unknown) => void;
  now?: () => Date;
  pictures?: PictureStorage | undefined;
  importFolder?: string;
  copies?: BackupConfig;
}

/** Creates the core for the command line. Its `as` returns the core for web requests. */
export function createCore(parts: CoreParts): Core {
  const { db, importHosts = [], now = () => new Date() } = parts;
  const settings = memoizeByVersion(db, () => readSettings(db));
  const tags = memoizeByVersion(db, () => readTags(db));
  const tagsOf = {
    en: memoizeByVersion(db, () => readTagsOf(db, 'en')),
    es: memoizeByVersion(db, () => readTagsOf(db, 'es')),
  };
  const published = memoizeByVersion(db, () => readPublishedContent(db));
  const outbound = createOutbound({
    allowedHosts: importHosts,
    importSource: async () => (await settings()).import_source,
  });
  const configured = async () => ({ importSource: (await settings()).import_source, importHosts });
  const media = createMediaLibrary(db, now, parts.pictures);
  // The owner may fetch any public address.
  const forOwner: { fetchText: FetchText; fetchFile: FetchFile; probe: Probe } = {
    fetchText: (address, limits) => outbound.fetchText({ owner: true }, address, limits),
    fetchFile: (address, limits) => outbound.fetchFile({ owner: true }, address, limits),
    probe: (address, limits) => outbound.probe({ owner: true }, address, limits),
  };
  const geo = {
    service: async () => (await settings()).geo_service,
    // The owner chose the service, so its address may be any public one.
    fetchText: forOwner.fetchText,
    table: openCountryTable(),
  };
  const origin = parts.origin ?? (() => 'http://localhost');
  const sessions = createSessions({ ...parts, now, settings, origin });
  const passkeys = createPasskeys({ db, now, settings, origin });
  const trailOf = createTrail(parts, now);
  const delays = new Delays();
  const getPostOf: Core['posts']['get'] = (actor, slug) => getPost(db, actor, slug);
  const indexNow = createIndexNow({
    db,
    settings,
    origin,
    fetchText: forOwner.fetchText,
    post: getPostOf,
  });
  const reviews = createReviews({
    db,
    now,
    settings,
    version: (slug, version) => readVersion(db, slug, version),
    next: (slug) => readNext(db, slug),
    fields: postFields,
  });
  const copies = createScheduledBackups({ db, config: parts.copies, settings, now });
  const imports = createImports({
    db,
    now,
    leaseNow: parts.now,
    folder: parts.importFolder ?? join(tmpdir(), 'imports'),
    outbound,
    fetchFile: forOwner.fetchFile,
    upload: media.upload,
    configured,
  });
  const handover = createHandover({
    db,
    now,
    posts: { get: getPostOf, revision: (slug, version) => readRevision(db, slug, version) },
    ...{ media, settings, origin },
  });
  const bind = (actor: AuditActor): Core => {
    const own = trailOf(actor);
    const { audited, attempted: _, ...audit } = own;
    return {
      as: bind,
      posts: {
        create: (input, key) => audited((record) => createPost(db, record, input, now(), key)),
        copy: (slug, key) => audited((record) => copyPost(db, record, slug, now(), key)),
        update: (slug, update, next) =>
          audited((record) => updatePost(db, record, slug, update, now(), next)),
        preview: (input, opened) => previewPost(db, input, now(), opened),
        pinned: () => readPinned(db),
        pin: (slug) => audited((record) => pinPost(db, record, slug)),
        unpin: (slug) => audited((record) => unpinPost(db, record, slug)),
        checks: (slug) => findChecks(db, slug, origin()),
        checkInput: (input, opened) => checkInput(db, input, { opened, origin: origin() }),
        checkOutsideLinks: (html, work) =>
          checkOutsideLinks(forOwner.probe, { html, origin: origin() }, work),
        remove: (slug) => audited((record) => removePost(db, record, slug, now())),
        restore: (id, overrides) => audited((record) => restorePost(db, record, { id, ...overrides }, now())),
        purge: (id) => audited((record) => purgePost(db, record, id)),
        get: getPostOf,
        list: (actor, range) => readPosts(db, actor, range),
        browse: (range) => browsePosts(db, range),
        describe: describePost,
        related: (post) => readRelatedPosts(db, post),
        addresses: (range) => postAddresses(db, range),
        search: (query, limit) => searchPosts(db, query, limit),
        listOwn: (filter, range) => listOwnPosts(db, filter, range, earliestRestorable(now())),
        changeMany: (change) =>
          withLongTimeout(() => audited((record) => changePosts(db, record, change, now))),
        suggest: (query) => suggestPosts(db, query),
        revisions: (slug) => readRevisions(db, slug),
        revision: (slug, version) => readRevision(db, slug, version),
        missingPictures: (slug) => readMissingPictures(db, slug),
        restoreRevision: (slug, version, overrides) =>
          audited((record) => restoreRevision(db, record, { slug, version, ...overrides }, now())),
        speech: (slug, version) => readSpeech(db, slug, version),
        speechOf: readSpeechOf,
        titles: (ids, slugs) => findTitles(db.kysely, ids, slugs),
        samples: () => listSamples(db.kysely),
        showSamples: (isListed, overrides) =>
          audited((record) => showSamplePosts(db, record, { isListed, overrides }, now)),
        deleted: () => readDeletedPosts(db, now()),
        deletedPost: (id) => readDeletedPost(db, id, now()),
      },
      next: {
        get: (slug) => readNext(db, slug),
        save: (slug, input) => audited((record) => saveNext(db, record, slug, input, now())),
        publish: (slug, how = {}) => audited((record) => publishNext(db, record, slug, how, now())),
        discard: (slug, how) => audited((record) => discardNext(db, record, slug, how?.version)),
      },
      workingCopies: createAutosaves(db, now),
      handover: handover(own),
      schedule: createSchedule(db, { audited, now, dueNow: parts.now, delays }),
      reviews: reviews(own),
      indexNow,
      guard: createGuard(db, own, now),
      tags: {
        list: (locale) => (locale ? tagsOf[locale]() : tags()),
        browse: (tag, range) => browseTag(db, tag, range),
        rename: (tag, name, override) =>
          withLongTimeout(() => audited((record) => renameTag(db, record, tag, { name, override }, now))),
      },
      translations: createTranslations({ db, own, now }),
      content: {
        list: (actor, pageType, language) => listContent(db, published, actor, { pageType, language }),
        create: (input) => audited((record) => createContent(db, record, input, now())),
        update: (place, update) => audited((record) => updateContent(db, record, place, update, now())),
        renderPublished: async (pageType, language) =>
          renderedContents(publishedIn(await published(), pageType, language)),
        renderDrafts: (pageType, language) => draftSections(db, published, pageType, language),
        render: renderContent,
        publishDrafts: () => audited((record) => publishDrafts(db, record, now())),
        discardDraft: (place, updatedAt) => discardDraft(db, place, updatedAt, now()),
        migrate: (builtIn) => migrateContent(db, builtIn, now()),
      },
      media: {
        ...media,
        fetch: (address, override) =>
          audited((record) =>
            fetchPicture(
              { fetchFile: forOwner.fetchFile, upload: (file) => media.upload(file, record) },
              { address, override },
            ),
          ),
        upload: (file) => audited((record) => media.upload(file, record)),
        remove: (id, options) => audited((record) => removePicture(db, record, id, options, now())),
      },
      session: sessions(own),
      passkeys: passkeys(own),
      settings: {
        get: settings,
        save: (patch, override) =>
          audited(async (record) => {
            const saved = await saveSettings(db, record, patch, now(), override);
            const isListed = patch.show_samples;
            // A sample post that may not be published stays a draft. The checklist lists it.
            if (isListed !== undefined) await showSamplePosts(db, record, { isListed }, now);
            return saved;
          }),
      },
      imports: imports(own),
      importRuns: createImportRuns(db, own, now),
      copies: copies(audited),
      audit,
      geo: {
        country: (client) => findCountry(geo, client),
      },
      health: db.ping,
      readiness: db.readiness,
    };
  };
  return bind(commandLine);
}
