import preview from '../../../stories/preview.ts';
import { Inline, Stack } from '../../layout/layout.tsx';
import { Text } from '../../text/text.tsx';
import * as styles from '../../../stories/tokens/foundations.css.ts';
import { sharedTokens } from '../tokens.ts';

function Space() {
  return (
    <Stack>
      {Object.entries(sharedTokens.space).map(([name, pixels]) => (
        <Stack key={name} gap="xs">
          <Inline justify="space-between">
            <Text weight="strong">{name}</Text>
            <Text tone="muted">{pixels} px</Text>
          </Inline>
          <div className={styles.bar} style={{ width: pixels * 4 }} />
        </Stack>
      ))}
      <Text tone="muted">Bars are drawn at four times their length. The minimum target size is {sharedTokens.size.touch} px.</Text>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Space', component: Space });
export const Scale = meta.story();
