// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Removal' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('removal') });
export const Resting = meta.story({ name: 'resting', ...stateStory('removal', 'resting') });
export const Asking = meta.story({ name: 'asking', ...stateStory('removal', 'asking') });
export const RemovingSeen = meta.story({ name: 'removing · seen', ...stateStory('removal', 'removing.seen') });
export const RemovingUnseen = meta.story({ name: 'removing · unseen', ...stateStory('removal', 'removing.unseen') });
export const Gone = meta.story({ name: 'gone', ...stateStory('removal', 'gone') });
