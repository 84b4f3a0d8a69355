/** The browser tells what an assistive technology calls an element. */
export const browserArgs = ['--enable-blink-features=ComputedAccessibilityInfo'];
