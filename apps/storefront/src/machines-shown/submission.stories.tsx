// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Submission' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('submission') });
export const Editing = meta.story({ name: 'editing', ...stateStory('submission', 'editing') });
export const SendingSeen = meta.story({ name: 'sending · seen', ...stateStory('submission', 'sending.seen') });
export const SendingUnseen = meta.story({ name: 'sending · unseen', ...stateStory('submission', 'sending.unseen') });
export const Succeeded = meta.story({ name: 'succeeded', ...stateStory('submission', 'succeeded') });
export const Gone = meta.story({ name: 'gone', ...stateStory('submission', 'gone') });
