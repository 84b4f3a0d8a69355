// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Checkout' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('checkout') });
export const Reviewing = meta.story({ name: 'reviewing', ...stateStory('checkout', 'reviewing') });
export const Checking = meta.story({ name: 'checking', ...stateStory('checkout', 'checking') });
export const CheckingMenuReading = meta.story({ name: 'checking.menu · reading', ...stateStory('checkout', 'checking.menu.reading') });
export const CheckingMenuCompared = meta.story({ name: 'checking.menu · compared', ...stateStory('checkout', 'checking.menu.compared') });
export const CheckingRecordReading = meta.story({
  name: 'checking.record · reading',
  ...stateStory('checkout', 'checking.record.reading'),
});
export const CheckingRecordKnown = meta.story({ name: 'checking.record · known', ...stateStory('checkout', 'checking.record.known') });
export const Placing = meta.story({ name: 'placing', ...stateStory('checkout', 'placing') });
export const Placed = meta.story({ name: 'placed', ...stateStory('checkout', 'placed') });
export const Throttled = meta.story({ name: 'throttled', ...stateStory('checkout', 'throttled') });
export const UnsettledUnknown = meta.story({ name: 'unsettled · unknown', ...stateStory('checkout', 'unsettled.unknown') });
export const UnsettledFinding = meta.story({ name: 'unsettled · finding', ...stateStory('checkout', 'unsettled.finding') });
export const UnsettledChoosing = meta.story({ name: 'unsettled · choosing', ...stateStory('checkout', 'unsettled.choosing') });
export const UnsettledSettling = meta.story({ name: 'unsettled · settling', ...stateStory('checkout', 'unsettled.settling') });
export const UnsettledWaiting = meta.story({ name: 'unsettled · waiting', ...stateStory('checkout', 'unsettled.waiting') });
