import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { Heading } from '../text/text.tsx';
import { UserText } from '../text/user-text.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
  /** The heading: what is not there. */
  title: string;
  /** The heading level of the title. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** A hint about what to do next. */
  text?: string | undefined;
  /** Buttons or links. */
  actions?: ReactNode;
  /** A picture above the title. */
  picture?: ReactNode;
}
/** Explains an empty list or page and offers a next step. */
export function EmptyState({ title, headingLevel = 2, text, actions, picture, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading level={headingLevel} variant="section">
        <UserText>{title}</UserText>
      </Heading>
      {text && (
        <p className={styles.text}>
          <UserText>{text}</UserText>
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
