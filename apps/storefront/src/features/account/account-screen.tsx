import { Heading, Text } from '@my-food/ui';
import type { ReactNode } from 'react';
import * as styles from './account-screen.css.ts';
import { PlateScene, type PlateSceneProps } from './plate-scene.tsx';

interface AccountScreenProps {
  /** Level-1 heading of the page. */
  title: string;
  /** One sentence below the heading. */
  lead: string;
  /** The decorative illustration beside the form. */
  scene: PlateSceneProps;
  children: ReactNode;
}

/** Layout of login and registration: the form beside a decorative plate. */
export function AccountScreen({ title, lead, scene, children }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <div className={styles.head}>
          <Heading level={1} variant="page">
            {title}
          </Heading>
          <Text tone="muted" size="l">
            {lead}
          </Text>
        </div>
        {children}
      </div>
      <PlateScene {...scene} />
    </div>
  );
}
