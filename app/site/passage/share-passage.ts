import { drawPassage, type PassagePicture } from './draw-passage.ts';

/** What became of a picture that was to be shared. */
type Shared = 'shared' | 'saved' | 'savedAndCopied' | 'tooLong' | 'failed';

/** Hands the picture and the link to whatever the device shares with; without that, saves the one and copies the other. */
export async function sharePassage(picture: PassagePicture, link: string): Promise<Shared> {
  const blob = await drawPassage(picture).catch(() => null);
  if (blob === null) return 'failed';
  if (!blob) return 'tooLong';
  const name = `${new URL(link).pathname.split('/').at(-1)}.png`;
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: link });
      return 'shared';
    } catch (error) {
      // Whoever closes the window wants neither.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  save(file);
  return await navigator.clipboard.writeText(link).then(
    () => 'savedAndCopied',
    () => 'saved',
  );
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers begin to read only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
