import { Heading, Notice, Stack } from '@my-food/ui';
import type { ReactNode } from 'react';
import * as styles from '../admin.layout.css.ts';

interface EditorLayoutProps {
  title: string;
  /** Whether the entry is no longer in the list. */
  isDeleted?: boolean;
  children: ReactNode;
}

/** Layout of the four editor pages. */
export function EditorLayout({ title, isDeleted = false, children }: EditorLayoutProps) {
  return (
    <div className={styles.form}>
      <Stack gap="xl">
        <Heading level={1} variant="page">
          {title}
        </Heading>
        {isDeleted && (
          <Notice tone="warning" title="It is not on the list any more" isAnnounced>
            Somebody may have deleted it meanwhile. Saving it will probably fail.
          </Notice>
        )}
        {children}
      </Stack>
    </div>
  );
}
