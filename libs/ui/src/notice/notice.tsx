import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './notice.css.ts';

export interface NoticeProps {
  /** Conveyed by icon, border and text, never by colour alone. */
  tone?: keyof typeof styles.tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Whether it is a live region: `alert` when critical, otherwise `status`. */
  isAnnounced?: boolean | undefined;
}
/** An inline message. */
export function Notice({ tone = 'info', title, children, action, isAnnounced = false }: NoticeProps) {
  const announced = tone === 'critical' ? 'alert' : 'status';
  return (
    <div role={isAnnounced ? announced : undefined} className={classNames(styles.notice, styles.tone[tone])}>
      <span className={classNames(styles.icon, styles.iconTone[tone])}>{tone === 'info' ? <InfoIcon /> : <AlertIcon />}</span>
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
