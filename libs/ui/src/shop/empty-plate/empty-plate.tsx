import type { ElementProps } from '../../internal/element-props.ts';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import * as styles from './empty-plate.css.ts';

/** An empty plate: the picture of an `EmptyState`. Decorative. */
export function EmptyPlate(props: ElementProps<HTMLSpanElement>) {
  return (
    <span {...props} className={styles.plate}>
      <PicturePlaceholder />
    </span>
  );
}
