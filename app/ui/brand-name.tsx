import marks from './marks.module.css';

/** The site's name, its last two words on a line to be signed. */
export function BrandName({ brand }: { brand: string }) {
  const [, start = '', end = brand] = /^(.*?\s)?(\S+(?:\s+\S+)?)$/.exec(brand.trim()) ?? [];
  return (
    <>
      {start}
      <span className={marks.sign}>{end}</span>
    </>
  );
}
