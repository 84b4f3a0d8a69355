import { Heading, Text } from '@my-food/ui';
import type { ReactNode } from 'react';
import * as styles from './account-screen.css.ts';
import { PlateScene, type PlateSceneProps } from './plate-scene.tsx';

interface AccountScreenProps {
  /** The heading of the page. */
  title: string;
  /** One friendly sentence below it. */
  lead: string;
  /** What lies on the plate. */
  scene: PlateSceneProps;
  children: ReactNode;
}

/** One calm column of fields beside a plate that leaves the window. */
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
