// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Checkout' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('checkout') });
export const Reviewing = meta.story({ name: 'reviewing', ...stateStory('checkout', 'reviewing') });
export const Checking = meta.story({ name: 'checking', ...stateStory('checkout', 'checking') });
export const Placing = meta.story({ name: 'placing', ...stateStory('checkout', 'placing') });
export const Placed = meta.story({ name: 'placed', ...stateStory('checkout', 'placed') });
export const Refused = meta.story({ name: 'refused', ...stateStory('checkout', 'refused') });
export const Throttled = meta.story({ name: 'throttled', ...stateStory('checkout', 'throttled') });
export const Unknown = meta.story({ name: 'unknown', ...stateStory('checkout', 'unknown') });
export const Finding = meta.story({ name: 'finding', ...stateStory('checkout', 'finding') });
