import type { Database } from '../db/connect.ts';
import { changePassword } from './auth/change-password.ts';
import { signInWithPasskey, signInWithRecoveryCode } from './auth/finish-sign-in.ts';
import { readPasskeys, removeOwnPasskey, renamePasskey, renewRecoveryCodes } from './auth/manage-passkeys.ts';
import { addPasskey, beginPasskey } from './auth/register-passkey.ts';
import { checkSession, closeOthers, closeSession, countOthers } from './auth/sessions.ts';
import { signIn } from './auth/sign-in.ts';
import { createContent } from './content/create-content.ts';
import { discardDraft } from './content/discard-draft.ts';
import { draftSections } from './content/draft-content.ts';
import { migrateContent } from './content/migrate-content.ts';
import { publishedIn, readPublishedContent, shownSections } from './content/published-content.ts';
import { listContent } from './content/read-content.ts';
import { renderSection } from './content/render-section.ts';
import { updateContent } from './content/update-content.ts';
import type { Core } from './core.ts';
import { openCountryTable } from './geo/country-table.ts';
import { findCountry } from './geo/find-country.ts';
import { importPreviewed } from './import/import-previewed.ts';
import { importWordPress } from './import/import-wordpress.ts';
import { knownPosts } from './import/known-posts.ts';
import { createMovedPosts } from './import/moved-posts.ts';
import { bringPictures } from './import/pictures/bring-pictures.ts';
import { oldBlog, previewBlog } from './import/preview-blog.ts';
import { readExportText } from './import/scrape/read-export-text.ts';
import { undoImport } from './import/undo-import.ts';
import { createMediaLibrary } from './media/media-library.ts';
import type { AllowedHost } from './net/allowed-hosts.ts';
import type { FetchLimits } from './net/fetch-public.ts';
import { createOutbound } from './net/outbound.ts';
import { createPost } from './posts/create-post.ts';
import { previewPost } from './posts/preview-post.ts';
import { browsePosts, getPost, postAddresses, postNeighbours, readPosts } from './posts/read-posts.ts';
import { removePost } from './posts/remove-post.ts';
import { readDeletedPosts, restorePost } from './posts/restore-post.ts';
import { readRevision, readRevisions, restoreRevision } from './posts/revisions.ts';
import { createSearchIndex } from './posts/search-index.ts';
import { searchPosts, suggestPosts } from './posts/search-posts.ts';
import { updatePost } from './posts/update-post.ts';
import { readSettings, saveSettings } from './settings/settings.ts';
import { remembered } from './site-version/remembered.ts';

export interface CoreParts {
  db: Database;
  /** Hosts that import may fetch for anyone. */
  importHosts?: AllowedHost[];
  /** The password stands in the server's configuration, where the site can't change it. */
  passwordIsFixed?: boolean;
  /** The site's public origin, which passkeys are made for. */
  origin?: () => string;
  /** The clock; tests set it. */
  now?: () => Date;
}

/** Everything the site can do, over one database. */
export function createCore(parts: CoreParts): Core {
  const { db, importHosts = [], passwordIsFixed = false, now = () => new Date() } = parts;
  const { origin = () => 'http://localhost' } = parts;
  const settings = remembered(db, () => readSettings(db));
  const searchIndex = createSearchIndex(db);
  const published = remembered(db, () => readPublishedContent(db));
  const outbound = createOutbound({
    allowedHosts: importHosts,
    importSource: async () => (await settings()).import_source,
  });
  const configured = async () => ({ importSource: (await settings()).import_source, importHosts });
  const media = createMediaLibrary(db, now);
  // Every public address is open to the owner, and no other.
  const forOwner = {
    fetchText: (address: string, limits?: FetchLimits) =>
      outbound.fetchText({ owner: true }, address, limits),
    fetchFile: (address: string, limits?: FetchLimits) =>
      outbound.fetchFile({ owner: true }, address, limits),
  };
  const geo = {
    service: async () => (await settings()).geo_service,
    // It was the owner who has named the service.
    fetchText: forOwner.fetchText,
    table: openCountryTable(),
  };
  return {
    posts: {
      create: (input, key) => createPost(db, input, now(), key),
      update: (slug, update) => updatePost(db, slug, update, now()),
      preview: (input, opened) => previewPost(db, input, now(), opened),
      remove: (slug) => removePost(db, slug, now()),
      restore: (id) => restorePost(db, id, now()),
      get: (actor, slug) => getPost(db, actor, slug),
      list: (actor, range) => readPosts(db, actor, range),
      browse: (range) => browsePosts(db, range),
      neighbours: (post) => postNeighbours(db, post),
      addresses: (range) => postAddresses(db, range),
      search: (query, limit) => searchPosts(db, searchIndex, query, limit),
      suggest: (query) => suggestPosts(db, searchIndex, query),
      revisions: (slug) => readRevisions(db, slug),
      revision: (slug, version) => readRevision(db, slug, version),
      restoreRevision: (slug, version) => restoreRevision(db, slug, version, now()),
      deleted: () => readDeletedPosts(db, now()),
    },
    content: {
      list: (actor, pageType, language) => listContent(db, published, actor, { pageType, language }),
      create: (input) => createContent(db, input, now()),
      update: (place, update) => updateContent(db, place, update, now()),
      shown: async (pageType, language) => shownSections(publishedIn(await published(), pageType, language)),
      drafts: (pageType, language) => draftSections(db, published, pageType, language),
      render: renderSection,
      discardDraft: (place, updatedAt) => discardDraft(db, place, updatedAt, now()),
      migrate: (builtIn) => migrateContent(db, builtIn, now()),
    },
    media,
    session: {
      changePassword: (change, client) =>
        changePassword(db, { ...change, client, fixed: passwordIsFixed }, now()),
      signIn: (password, client) => signIn(db, { password, client, origin: origin() }, now()),
      check: (token) => checkSession(db, token, now()),
      signOut: (token) => closeSession(db, token),
      countOthers: (token) => countOthers(db, token, now()),
      signOutOthers: (token) => closeOthers(db, token, now()),
    },
    passkeys: {
      list: () => readPasskeys(db, origin()),
      begin: async (asked, client) => {
        const { brand } = await settings();
        return beginPasskey(db, { ...asked, client, brand, origin: origin() }, now());
      },
      add: (made) => addPasskey(db, { ...made, origin: origin() }, now()),
      rename: (id, name) => renamePasskey(db, id, name),
      remove: (asked, client) => removeOwnPasskey(db, { ...asked, client }, now()),
      renewCodes: (password, client) => renewRecoveryCodes(db, { password, client }, now()),
      signIn: (step, client) => signInWithPasskey(db, { ...step, client, origin: origin() }, now()),
      signInWithCode: (step, client) =>
        signInWithRecoveryCode(db, { ...step, client, origin: origin() }, now()),
    },
    settings: {
      get: settings,
      save: (patch) => saveSettings(db, patch, now()),
    },
    imports: {
      wordpress: (source, options) => importWordPress(db, source, { ...options, now: now() }),
      previewed: (previewed, options) => importPreviewed(db, previewed, { ...options, now: now() }),
      scrape: async (actor, range) => previewBlog(outbound, actor, range, await configured()),
      source: async () => oldBlog(await configured()),
      known: (sourceKeys) => knownPosts(db, sourceKeys),
      pictures: (options) =>
        bringPictures(db, { fetchFile: forOwner.fetchFile, upload: media.upload }, { ...options, now }),
      undo: (made) => undoImport(db, made, now()),
      movedTo: createMovedPosts(db),
      exportText: (actor, address) =>
        readExportText((target, limits) => outbound.fetchText(actor, target, limits), address),
    },
    geo: {
      country: (client) => findCountry(geo, client),
    },
    health: db.ping,
  };
}
