import { useState } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './avatar.css.ts';

export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The image URL. Null, an empty one or a broken image renders a neutral silhouette. */
  src: string | null;
  /** The alternative text; empty next to a visible name. */
  alt: string;
  /** 40, 72 or 136 px. */
  size?: keyof typeof styles.avatarSize | undefined;
}
/** The round profile picture of a user. */
export function Avatar({ src, alt, size = 's', ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isBroken = src !== null && src === brokenSrc;
  return (
    <span
      {...rest}
      className={classNames(styles.avatar, styles.avatarSize[size])}
      role={!src && alt ? 'img' : undefined}
      aria-label={!src && alt ? alt : undefined}
    >
      <svg className={styles.fallback} viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
        <circle cx="24" cy="18" r="9" />
        <path d="M6 48c0-11 8-18 18-18s18 7 18 18Z" />
      </svg>
      {src && (
        <img
          src={src}
          alt={alt}
          decoding="async"
          onError={() => setBrokenSrc(src)}
          className={classNames(styles.avatarImage, isBroken && styles.hidden)}
        />
      )}
    </span>
  );
}
