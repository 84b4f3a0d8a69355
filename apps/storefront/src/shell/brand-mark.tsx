import { brand } from '../copy/titles.ts';
import plate from './plate.svg';
import * as styles from './brand-mark.css.ts';

/** The plate and the name. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <img src={plate} alt="" width={30} height={30} />
      {brand}
    </span>
  );
}
