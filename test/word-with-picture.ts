import { plainPicture } from './picture-files.ts';
import { wordFiles, wordParagraph } from './word-file.ts';
import { zipArchive } from './zip-archive.ts';

/** Returns a Word file with the paragraph "Before it." and an image with this name and width. */
export async function wordWithPicture(name: string, width = 8): Promise<Buffer> {
  const picture = await plainPicture(width, 8).png().toBuffer();
  const drawing = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="95250" cy="95250"/><wp:docPr id="1" name="a" descr="A board"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rId7"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  return zipArchive(
    wordFiles({
      body: wordParagraph('Before it.') + drawing,
      relations: { rId7: { type: 'image', target: `media/${name}` } },
      files: { [`word/media/${name}`]: new Uint8Array(picture) },
    }),
  );
}
