/** The id of the post that an export of a site like this one names by its source key; undefined for posts of other programs. */
export function exportedId(sourceKey: string): string | undefined {
  return /^urn:uuid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(sourceKey)?.[1];
}
