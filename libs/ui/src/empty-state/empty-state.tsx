import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { PicturePlaceholder } from '../picture/picture-placeholder.tsx';
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
  /** A picture above the title; a placeholder by default. */
  picture?: ReactNode;
}
/** Explains an empty list or page and offers a next step. */
export function EmptyState({ title, headingLevel = 2, text, actions, picture, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.state}>
      <div className={styles.picture}>{picture ?? <DefaultPicture />}</div>
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

function DefaultPicture() {
  return (
    <span className={styles.backdrop}>
      <PicturePlaceholder />
    </span>
  );
}
