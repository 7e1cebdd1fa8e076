/** An upload in the export. Texts are plain, and '' if missing. */
export interface Attachment {
  id: string;
  url: string;
  /** The URL of the upload's page. */
  page: string;
  title: string;
  alt: string;
  caption: string;
  /** The ID of the post it was uploaded to. */
  parent: string;
  order: number;
  isImage: boolean;
}

/** Uploads by ID and by post. */
export interface Attachments {
  get(id: string): Attachment | undefined;
  /** Returns the file of an upload's page, because such pages aren't imported. */
  fileAt(page: string): string | undefined;
  /** Returns the IDs of a post's images, in order. */
  imagesOf(postId: string): string[];
  /** Returns the IDs of a post's other files. */
  mediaOf(postId: string): string[];
}

export function isImageAddress(url: string): boolean {
  return /\.(jpe?g|jpe|png|gif|webp|avif|bmp|svg|heic|tiff?)$/i.test(url.split(/[?#]/)[0] ?? '');
}

/** Normalizes a URL, ignoring scheme and trailing slash. */
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
