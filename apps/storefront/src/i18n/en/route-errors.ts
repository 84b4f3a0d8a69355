import type { Namespace } from '../namespace.ts';

/** What is shown in place of a page: an error, an unknown address, a newer build. */
export const routeErrors = {
  name: 'routeErrors',
  texts: {
    heading: 'This screen could not be shown',
    renderTitle: 'Something went wrong on this screen',
    renderText: 'Your cart and your session are safe. Try again, or go on elsewhere.',
    networkTitle: 'It did not arrive',
    networkText: 'The line may be down. Your cart and your session are safe. Try again, or go on elsewhere.',
    newBuildTitle: 'The shop has been renewed',
    newBuildText: 'This page is from before, and the screen you asked for is part of the new shop. Your cart and your session come along.',
    loadNewBuild: 'Load the new shop',
    tryAgain: 'Try again',
    backToHome: 'Back to Home',
    notFoundTitle: 'Nothing is served here',
    notFoundText: 'The address may be old or mistyped. The menu is a good place to go on.',
  },
} as const satisfies Namespace;
