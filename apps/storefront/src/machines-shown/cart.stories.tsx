// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Cart' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('cart') });
export const Empty = meta.story({ name: 'empty', ...stateStory('cart', 'empty') });
export const Filled = meta.story({ name: 'filled', ...stateStory('cart', 'filled') });
