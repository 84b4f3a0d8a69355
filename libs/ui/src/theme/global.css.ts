import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { aboveTabBar, phoneOnly } from './tab-bar.ts';
import { base } from './layers.css.ts';

type BaseRule = NonNullable<GlobalStyleRule['@layer']>[string];
const globally = (selector: string, rule: BaseRule) => globalStyle(selector, { '@layer': { [base]: rule } });

globally('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, WebkitTapHighlightColor: 'transparent' });
globally(':root', {
  colorScheme: 'light dark',
  scrollbarGutter: 'stable',
  textSizeAdjust: '100%',
  accentColor: vars.color.primary,
  // Keeps focused elements clear of the top bar and of the tab bar.
  scrollPaddingTop: `calc(${vars.size.bar} + ${vars.space.l})`,
  '@media': { [phoneOnly]: { scrollPaddingBottom: `calc(${aboveTabBar} + ${vars.space.l})` } },
});
globally(':root[data-theme="light"]', { colorScheme: 'light' });
globally(':root[data-theme="dark"]', { colorScheme: 'dark' });
globally('body', {
  minHeight: '100dvh',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
globally('h1, h2, h3, h4', { fontFamily: vars.font.heading, fontWeight: vars.fontWeight.heading, textWrap: 'balance' });
globally('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globally('ul, ol', { listStyle: 'none' });
globally('img, svg, video', { display: 'block', maxWidth: '100%' });
globally('a', { color: 'inherit' });
// A pressed link answers in the same frame. Released, it is readable again at once.
globally('a:active', { opacity: 0.6 });
globally('fieldset', { border: 0, minWidth: 0 });
globally(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Headings receive the focus after navigation; they are not interactive and need no ring.
globally('[tabindex="-1"]:focus-visible', { outline: 'none' });
// Not of the root: its ::selection restyles every element whenever a view transition starts or ends.
globally(':root ::selection', { background: vars.color.accent, color: vars.color.onAccent });
globally('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: every property of every element would have it, and each level inherits a colour a frame later than its parent.
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
