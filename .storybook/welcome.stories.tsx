import preview from './preview.ts';
import { Welcome } from './welcome.tsx';

const meta = preview.meta({ title: 'Welcome', component: Welcome, tags: ['!autodocs'] });

export const Start = meta.story({ name: 'Welcome' });
