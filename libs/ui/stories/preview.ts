import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { environment } from './environment.ts';

/** Stories of the design system: no network. */
export default definePreview({ addons: [addonDocs(), addonA11y()], ...environment });
