import preview from '../../../stories/preview.ts';
import { Inline, Stack } from '../../layout/layout.tsx';
import { Heading, Text } from '../../text/text.tsx';
import { classNames } from '../class-names.ts';
import { vars } from '../contract.css.ts';
import * as styles from '../../../stories/tokens/foundations.css.ts';

function ShapeAndMotion() {
  return (
    <Stack gap="xl">
      <Heading level={2}>Radius</Heading>
      <Inline gap="xl">
        {Object.entries(vars.radius).map(([name, borderRadius]) => (
          <Stack key={name} gap="xs">
            <div className={styles.shape} style={{ borderRadius }} />
            <Text weight="strong">{name}</Text>
          </Stack>
        ))}
      </Inline>
      <Heading level={2}>Elevation</Heading>
      <div className={classNames(styles.shape, styles.floating)} />
      <Heading level={2}>Motion</Heading>
      <Text tone="muted">Hover a shape to play its transition. With reduced motion it does not move.</Text>
      {[vars.motion.fast, vars.motion.medium].map((transitionDuration) => (
        <div key={transitionDuration}>
          <div className={styles.motionSample} style={{ transitionDuration }} />
        </div>
      ))}
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Shape and motion', component: ShapeAndMotion });
export const Shapes = meta.story();
