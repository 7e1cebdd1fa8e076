/** An uploaded file as the export describes it. Texts are plain, '' where there is none. */
export interface Attachment {
  id: string;
  url: string;
  /** Address of the page that showed it. */
  page: string;
  title: string;
  alt: string;
  caption: string;
  /** Number of the post it was uploaded to. */
  parent: string;
  order: number;
  isImage: boolean;
}

/** The uploaded files of a blog, to be found by number or by the post they belong to. */
export interface Attachments {
  get(id: string): Attachment | undefined;
  /** Address of the file that the page at this address showed: such pages do not come along. */
  fileAt(page: string): string | undefined;
  /** Numbers of a post's own pictures, in the order that its author gave them. */
  imagesOf(postId: string): string[];
  /** Numbers of a post's own files that are no pictures. */
  mediaOf(postId: string): string[];
}

export function isImageAddress(url: string): boolean {
  return /\.(jpe?g|jpe|png|gif|webp|avif|bmp|svg|heic|tiff?)$/i.test(url.split(/[?#]/)[0] ?? '');
}

/** One spelling of a page's address: scheme and last slash vary. */
function pageKey(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

export function indexAttachments(list: readonly Attachment[]): Attachments {
  const byId = new Map<string, Attachment>();
  const byPage = new Map<string, string>();
  const byParent = new Map<string, Attachment[]>();
  for (const attachment of list) {
    byId.set(attachment.id, attachment);
    if (attachment.page && attachment.page !== attachment.url)
      byPage.set(pageKey(attachment.page), attachment.url);
    if (attachment.parent === '' || attachment.parent === '0') continue;
    const siblings = byParent.get(attachment.parent);
    if (siblings) siblings.push(attachment);
    else byParent.set(attachment.parent, [attachment]);
  }
  const own = (postId: string, isImage: boolean): string[] =>
    (byParent.get(postId) ?? [])
      .filter((attachment) => attachment.isImage === isImage)
      .sort((a, b) => a.order - b.order || Number(a.id) - Number(b.id))
      .map(({ id }) => id);
  return {
    get: (id) => byId.get(id),
    fileAt: (page) => byPage.get(pageKey(page)),
    imagesOf: (postId) => own(postId, true),
    mediaOf: (postId) => own(postId, false),
  };
}
