import * as styles from './plate-illustration.css.ts';

export interface PlateIllustrationProps {
  backdrop: keyof typeof styles.backdrop;
  /** URLs of transparent images: the dish and three small decorations around it. */
  dish: string;
  sprinkles: readonly [string, string, string];
}

/** A plate that extends past the viewport. On narrow viewports it is in the corner. Decorative only. */
export function PlateIllustration({ backdrop, dish, sprinkles }: PlateIllustrationProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={`${styles.plate} ${styles.backdrop[backdrop]}`}>
        <svg className={styles.rim} viewBox="0 0 100 100">
          <path d="M 46.5 0.1 A 50 50 0 0 0 5.1 72.1" className={styles.leadingArc} />
          <path d="M 8.6 78 A 50 50 0 0 0 91.4 78" />
          <path d="M 94.9 72.1 A 50 50 0 0 0 53.5 0.1" />
        </svg>
        <img src={dish} alt="" width={256} height={256} className={styles.dish} />
        {sprinkles.map((source, index) => (
          <img key={source} src={source} alt="" width={256} height={256} loading="lazy" className={styles.sprinkles[index]} />
        ))}
      </div>
    </div>
  );
}
