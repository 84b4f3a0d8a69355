import { Heading, Notice, Stack, StatusRegion } from '@my-food/ui';
import type { ReactNode } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import * as styles from '../admin.layout.css.ts';

interface EditorLayoutProps {
  title: string;
  /** Whether the entry is no longer in the list. */
  isDeleted?: boolean;
  children: ReactNode;
}

/** Layout of the four editor pages. */
export function EditorLayout({ title, isDeleted = false, children }: EditorLayoutProps) {
  const t = useTexts(admin);
  return (
    <div className={styles.form}>
      <Stack gap="xl">
        <Heading level={1} variant="page">
          {title}
        </Heading>
        <StatusRegion>
          {isDeleted && (
            <Notice tone="warning" title={t('deletedMeanwhile')}>
              {t('deletedMeanwhileText')}
            </Notice>
          )}
        </StatusRegion>
        {children}
      </Stack>
    </div>
  );
}
