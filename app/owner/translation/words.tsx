import styles from './translation.module.css';

/** Where an image is among the words of a paragraph (`read-blocks.ts`); links have other addresses. */
const image =
  /\[((?:\/media\/|data:image\/)[^\]\s]+|[^\]\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?[^\]\s]*)?)\]/i;

/** The words of a paragraph, with its images where their addresses are. Their alt texts follow as words. */
export function Words({ text }: { text: string }) {
  return text.split(image).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
      <img key={at} src={piece} alt="" loading="lazy" className={styles.image} />
    ),
  );
}
