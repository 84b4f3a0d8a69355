// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.
import preview from '../../../../.storybook/preview.tsx';
import { chartStory, stateStory } from './machine-story.tsx';

const meta = preview.meta({ title: 'Machines/Session' });
export default meta;

export const Chart = meta.story({ name: 'Chart', ...chartStory('session') });
export const Anonymous = meta.story({ name: 'anonymous', ...stateStory('session', 'anonymous') });
export const SignedInSettled = meta.story({ name: 'signedIn · settled', ...stateStory('session', 'signedIn.settled') });
export const SignedInRenewing = meta.story({ name: 'signedIn · renewing', ...stateStory('session', 'signedIn.renewing') });
export const SigningOut = meta.story({ name: 'signing out', ...stateStory('session', 'signingOut') });
