/** An upload in the export. Texts are plain, '' if missing. */
export interface Attachment {
  id: string;
  url: string;
  /** URL of its page. */
  page: string;
  title: string;
  alt: string;
  caption: string;
  /** Id of its post. */
  parent: string;
  order: number;
  isImage: boolean;
}

/** Uploads by id or post. */
export interface Attachments {
  get(id: string): Attachment | undefined;
  /** File of an attachment page, which isn't imported. */
  fileAt(page: string): string | undefined;
  /** Ids of a post's images, in order. */
  imagesOf(postId: string): string[];
  /** Ids of a post's other files. */
  mediaOf(postId: string): string[];
}

export function isImageAddress(url: string): boolean {
  return /\.(jpe?g|jpe|png|gif|webp|avif|bmp|svg|heic|tiff?)$/i.test(url.split(/[?#]/)[0] ?? '');
}

/** Ignores scheme and trailing slash. */
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
