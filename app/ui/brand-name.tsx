import marks from './marks.module.css';

/** The brand, its last two words underlined. */
export function BrandName({ brand }: { brand: string }) {
  const [, start = '', end = brand] = /^(.*?\s)?(\S+(?:\s+\S+)?)$/.exec(brand.trim()) ?? [];
  return (
    <>
      {start}
      <span className={marks.sign}>{end}</span>
    </>
  );
}
