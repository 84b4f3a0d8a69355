import { chartOf, shownMachine } from '@my-food/machines/charts';
import { Text } from '@my-food/ui';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { App } from '../app.tsx';
import { ChartPicture } from '../machines-shown/chart-picture.tsx';
import type { Stage } from './stage.tsx';
import * as styles from './stage.css.ts';

/** The shop, and beside it the chart with the state it is in. */
export function StageView({ stage }: { stage: Stage }) {
  const { shop, turn, lit, says } = useSyncExternalStore(stage.subscribe, stage.current);
  const [chart] = useState(() => chartOf(shownMachine(stage.name)));
  return (
    <div className={styles.stage}>
      <div className={styles.shop} ref={(element) => void (element && stage.setPlace(element))}>
        {shop && (
          <StrictMode key={turn}>
            <App {...shop} />
          </StrictMode>
        )}
      </div>
      <div className={styles.chart}>
        <Text weight="strong">{says}</Text>
        <ChartPicture chart={chart} lit={lit} />
      </div>
    </div>
  );
}
