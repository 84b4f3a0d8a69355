import preview from '../../../../.storybook/preview.tsx';
import { coverageStory, walkStory } from './walk-story.tsx';

const meta = preview.meta({ title: 'Machines/Over the screen', tags: ['!autodocs'] });
export default meta;

export const Session = meta.story({ name: 'Session', ...walkStory('session') });
export const Cart = meta.story({ name: 'Cart', ...walkStory('cart') });
export const Checkout = meta.story({ name: 'Checkout', ...walkStory('checkout') });
export const Submission = meta.story({ name: 'Submission', ...walkStory('submission') });
export const Editor = meta.story({ name: 'Editor', ...walkStory('editor') });
export const Removal = meta.story({ name: 'Removal', ...walkStory('removal') });
export const Coverage = meta.story({ name: 'Coverage', ...coverageStory() });
