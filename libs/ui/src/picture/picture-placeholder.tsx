import * as styles from './picture-placeholder.css.ts';

/** A drawing of an empty plate: no image, or none yet. */
export function PicturePlaceholder() {
  return (
    <svg
      className={styles.placeholder}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="60" cy="40" r="30" />
      <circle cx="60" cy="40" r="19" />
      <path d="M12 12v14a6 6 0 0 0 12 0V12M18 12v56M102 68V44m0 0c-5 0-8-7-8-16s3-16 8-16 8 7 8 16-3 16-8 16Z" />
    </svg>
  );
}
