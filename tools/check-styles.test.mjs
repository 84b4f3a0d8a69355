import { expect, it } from 'vitest';
import { drawnFiles, findings, findingsIn } from './check-styles.mjs';

const sheet = 'apps/storefront/src/features/menu/menu.css.ts';
const screen = 'apps/storefront/src/features/menu/menu.page.tsx';

it('everything is drawn from the theme contract', () => {
  expect(drawnFiles().length).toBeGreaterThan(200);
  expect(findings()).toEqual([]);
});

it.each([
  ['libs/ui/src/button/button.tsx', "export const leaf = '#0B5A3A';", ':1 colour literal #0B5A3A'],
  [
    'libs/ui/src/button/button.css.ts',
    'export const a = style({ boxShadow: `0 0 4px rgb(0 0 0 / 0.2)` });',
    ':1 colour literal 0 0 4px rgb(0 0 0 / 0.2)',
  ],
  [sheet, "export const a = style({ background: 'white' });", ':1 colour by name: background: white'],
  [sheet, "export const a = style({ '@media': { [media.large]: { gap: '13px' } } });", ':1 gap: 13px is not of the contract'],
  [sheet, 'export const a = style({ padding: `0 ${vars.space.s} 1rem` });', ':1 padding: 1rem is not of the contract'],
  [sheet, 'export const a = style({ zIndex: 3 });', ':1 zIndex: 3 is not of the contract'],
  [screen, "import { style } from '@vanilla-extract/css';", ':1 styles are written in .css.ts files'],
  [screen, "import './menu.css';", ':1 ./menu.css is a style sheet beside the contract'],
  [screen, 'export const a = <p style={{ color }} />;', ':1 style attribute'],
  [screen, 'export const a = <p className="big" />;', ':1 class name big of no sheet'],
])('in %s refuses %s', (file, code, finding) => {
  expect(findingsIn(file, code)).toEqual([`${file}${finding}`]);
});

it.each([
  [sheet, 'export const a = style({ margin: `calc(-1 * ${vars.space.l})`, borderRadius: "50%", padding: 0, gap: `${columnGap}` });'],
  ['libs/ui/src/toast/toast.css.ts', "export const a = style({ maskImage: 'radial-gradient(circle, transparent, black 4px)' });"],
])('in %s lets %s pass', (file, code) => {
  expect(findingsIn(file, code)).toEqual([]);
});
