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
  /** Whether it is a live region: `alert` when critical, otherwise `status`. One that appears later belongs into a `StatusRegion`, without this. */
  isAnnounced?: boolean | undefined;
}
/** An inline message. */
export function Notice({ tone = 'info', title, children, actions, isAnnounced = false, ...rest }: NoticeProps) {
  const liveRole = tone === 'critical' ? 'alert' : 'status';
  return (
    <div {...rest} role={isAnnounced ? liveRole : undefined} className={classNames(styles.notice, styles.tone[tone])}>
      <span className={classNames(styles.icon, styles.iconTone[tone])}>{tone === 'info' ? <InfoIcon /> : <AlertIcon />}</span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
