import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { AlertIcon, InfoIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './notice.css.ts';

export interface NoticeProps extends ElementProps<HTMLDivElement> {
  /** Conveyed by icon, border and text, never by colour alone. */
  tone?: keyof typeof styles.tone | undefined;
  /** The message, in one sentence. */
  title?: string | undefined;
  /** The consequence, or what to do. */
  children?: ReactNode;
  /** A button or link. */
  actions?: ReactNode;
}
/** An inline message. One that appears later belongs into a `StatusRegion`, which announces it. */
export function Notice({ tone = 'info', title, children, actions, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(styles.notice, styles.tone[tone])}>
      <span className={classNames(styles.icon, styles.iconTone[tone])}>{tone === 'info' ? <InfoIcon /> : <AlertIcon />}</span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
