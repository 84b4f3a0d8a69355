import { useState } from 'react';
import { Button } from '../../src/button/button.tsx';
import { Inline, Stack } from '../../src/layout/layout.tsx';
import { Text } from '../../src/text/text.tsx';
import { vars } from '../../src/theme/contract.css.ts';
import * as styles from './foundations.css.ts';
import { sharedTokens } from '../../src/theme/tokens.ts';

/** One duration with a button that plays it again. With reduced motion the shape jumps. */
export function MotionSample({ name }: { name: 'fast' | 'medium' }) {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Stack gap="s">
      <Inline gap="m">
        <Text weight="strong">{name}</Text>
        <Text tone="muted">{sharedTokens.motion[name]} ms</Text>
        <Button size="s" variant="quiet" label={`Play ${name} again`} onClick={() => setIsMoved(!isMoved)}>
          Play again
        </Button>
      </Inline>
      <div
        className={styles.motionSample}
        data-moved={isMoved}
        style={{ transitionDuration: vars.motion[name], transform: `translateX(${isMoved ? 160 : 0}px)` }}
      />
    </Stack>
  );
}
