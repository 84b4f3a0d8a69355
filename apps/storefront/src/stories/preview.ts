import { environment } from '@my-food/ui/stories/environment';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { startWorker } from './start-worker.ts';

/** Stories of pages and journeys: each adds its backend's handlers by `msw.use`. */
export default definePreview({ addons: [addonDocs(), addonA11y(), addonMsw(startWorker)], ...environment });
