// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Editor' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('editor') });
export const Editing = meta.story({ name: 'editing', ...stateStory('editor', 'editing') });
export const SavingSeen = meta.story({ name: 'saving · seen', ...stateStory('editor', 'saving.seen') });
export const SavingUnseen = meta.story({ name: 'saving · unseen', ...stateStory('editor', 'saving.unseen') });
export const Saved = meta.story({ name: 'saved', ...stateStory('editor', 'saved') });
export const Gone = meta.story({ name: 'gone', ...stateStory('editor', 'gone') });
