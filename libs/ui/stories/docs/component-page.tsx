import { Controls, Description, Primary, Stories, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Baselines } from './baselines.tsx';
import { ComponentGuidance } from './component-guidance.tsx';
import type { Guidance } from './guidance.ts';

const modules = import.meta.glob<{ guidance: Guidance }>('../../src/**/*.guidance.tsx', { eager: true });
const guidances = Object.values(modules).map(({ guidance }) => guidance);

/** The docs page of a component: an example, its props, its use, then all stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidances.find(({ title }) => title === preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guidance && (
        <Unstyled>
          <ComponentGuidance guidance={guidance} />
        </Unstyled>
      )}
      <Stories title="Examples" includePrimary={false} />
      <Unstyled>
        <Baselines storyIds={Object.keys(csfFile.stories)} />
      </Unstyled>
    </>
  );
}
