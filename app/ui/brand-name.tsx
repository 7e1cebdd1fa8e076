import marks from './marks.module.css';
import { splitBrand } from './split-brand.ts';

export function BrandName({ brand }: { brand: string }) {
  const [start, end] = splitBrand(brand);
  return (
    <>
      {start}
      <span className={marks.sign}>{end}</span>
    </>
  );
}
