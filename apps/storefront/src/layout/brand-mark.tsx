import { shop } from '../../shop.config.ts';
import * as styles from './brand-mark.css.ts';

/** The logo: a plate and the name of the shop. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <PlateIcon />
      {shop.name}
    </span>
  );
}

/** Inline, so it needs no request. The build also makes the favicon of it (install-files.ts). */
function PlateIcon() {
  return (
    <svg width={30} height={30} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill={styles.color.plate} stroke={styles.color.rim} />
      <path d="M16 16V6a10 10 0 0 1 10 10z" fill={styles.color.first} />
      <path d="M16 16h10a10 10 0 0 1-10 10z" fill={styles.color.second} />
      <path d="M16 16v10a10 10 0 0 1 0-20z" fill={styles.color.third} />
      <circle cx="16" cy="16" r="3" fill={styles.color.bowl} />
    </svg>
  );
}
