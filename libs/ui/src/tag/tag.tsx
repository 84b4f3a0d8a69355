import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './tag.css.ts';

export interface TagProps extends ElementProps<HTMLSpanElement> {
  /** What was chosen: a filter, an entry. */
  children: ReactNode;
  /** The accessible name of the button that removes it: 'Remove the filter Curries'. Without it there is no button. */
  removeLabel?: string | undefined;
  /** Called on press of the remove button. */
  onRemove?: (() => void) | undefined;
  /** Whether the tag cannot be removed. */
  isDisabled?: boolean | undefined;
}

/** Something that was chosen and can be removed. A status is a `Badge`. */
export function Tag({ children, removeLabel, onRemove, isDisabled, ...rest }: TagProps) {
  const isRemovable = removeLabel !== undefined;
  return (
    <span {...rest} className={classNames(styles.tag, !isRemovable && styles.withoutButton)}>
      <bdi className={styles.text}>{children}</bdi>
      {isRemovable && (
        <button type="button" aria-label={removeLabel} disabled={isDisabled} onClick={onRemove} className={styles.remove}>
          <CloseIcon size="s" />
        </button>
      )}
    </span>
  );
}
