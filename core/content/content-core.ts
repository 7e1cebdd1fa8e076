import type {
  BuiltInContent,
  ContentInput,
  ContentItem,
  ContentPlace,
  ContentUpdate,
  PageType,
  RenderedContent,
  RenderedContents,
} from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';

export type ContentFailure =
  | { code: 'section_not_found' }
  | { code: 'section_exists' }
  | { code: 'section_empty' }
  | { code: 'section_changed_elsewhere'; updated_at: string }
  | GuardFailure
  | TooIntricate;

export interface ContentMigration {
  created: number;
  kept: number;
}

/** What became of the drafts; `left` are those that can't be shown. */
export interface PublishedDrafts {
  published: ContentPlace[];
  left: ContentPlace[];
  /** Those in which names stand that must not appear: they stay drafts, and are published one by one. */
  guarded: ContentPlace[];
}

export interface ContentCore {
  /** The owner's newest texts, drafts too; visitors get what is published. In the order of the keys. */
  list(actor: Actor, pageType: PageType, language: Locale): Promise<ContentItem[]>;
  create(input: ContentInput): Promise<Result<ContentItem, ContentFailure>>;
  /** What was published stays on the site while a newer draft is written. */
  update(place: ContentPlace, update: ContentUpdate): Promise<Result<ContentItem, ContentFailure>>;
  /** The published sections for a public page; a key that is missing leaves its place to the built-in text. */
  renderPublished(pageType: PageType, language: Locale): Promise<RenderedContents>;
  /** The same with every draft in its place, for the owner's preview alone. */
  renderDrafts(pageType: PageType, language: Locale): Promise<RenderedContents>;
  /** A text as a page would show it: safe HTML, and its words alone. */
  render(text: Pick<ContentItem, 'content' | 'content_type'>): Promise<Result<RenderedContent, TooIntricate>>;
  /** Publishes every draft of every page and language. */
  publishDrafts(): Promise<PublishedDrafts>;
  /** Goes back to what is live; null where nothing was, and the built-in text stays. */
  discardDraft(place: ContentPlace, updatedAt?: string): Promise<Result<ContentItem | null, ContentFailure>>;
  /** Copies built-in texts into drafts where there is no item yet. */
  migrate(builtIn: BuiltInContent[]): Promise<ContentMigration>;
}
