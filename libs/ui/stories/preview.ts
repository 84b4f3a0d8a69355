import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { environment } from './environment.ts';

/** The preview of the design system's stories. No network mocks. */
export default definePreview({ addons: [addonDocs(), addonA11y()], ...environment });
