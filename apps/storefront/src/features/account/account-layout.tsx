import { Heading, Text } from '@my-food/ui';
import type { ReactNode } from 'react';
import * as styles from './account-layout.css.ts';
import { PlateIllustration, type PlateIllustrationProps } from './plate-illustration.tsx';

interface AccountLayoutProps {
  /** Level-1 heading of the page. */
  title: string;
  /** One sentence below the heading. */
  lead: string;
  /** The decorative illustration beside the form. */
  illustration: PlateIllustrationProps;
  children: ReactNode;
}

/** Layout of login and registration: the form beside a decorative plate. */
export function AccountLayout({ title, lead, illustration, children }: AccountLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <div className={styles.header}>
          <Heading level={1} variant="page">
            {title}
          </Heading>
          <Text tone="muted" size="l">
            {lead}
          </Text>
        </div>
        {children}
      </div>
      <PlateIllustration {...illustration} />
    </div>
  );
}
