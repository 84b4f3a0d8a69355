import type { Namespace } from '../namespace.ts';

/** What is shown in place of a page: an error, an unknown address, a newer build. */
export const routeErrors = {
  name: 'routeErrors',
  texts: {
    heading: 'This screen could not be shown',
    renderTitle: 'Something went wrong on this screen',
    renderText: 'Your cart and your login are safe. Try again, or choose another page.',
    networkTitle: 'The page did not arrive',
    networkText: 'You may be offline. Your cart and your login are safe. Try again, or choose another page.',
    newBuildTitle: 'The shop has been updated',
    newBuildText: 'The page you asked for is of the new version. Your cart and your login stay as they are.',
    loadNewBuild: 'Load the new version',
    tryAgain: 'Try again',
    backToHome: 'Back to Home',
    notFoundTitle: 'Nothing is served here',
    notFoundText: 'The address may be old or mistyped. The menu is a good place to go on.',
  },
} as const satisfies Namespace;
