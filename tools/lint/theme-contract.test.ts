import { Linter, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { rules, themeContract } from './theme-contract.ts';

const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions });

tester.run('colours', rules.colours, {
  valid: ['const leaf = vars.colour.leaf; const faint = `rgb(from ${leaf} r g b / 0.2)`;', "const address = '#/food/';"],
  invalid: [
    { code: "const leaf = '#0B5A3A';", errors: [{ message: 'colour literal #0B5A3A' }] },
    { code: 'type Leaf = \'#0b5a3a80\'; const tile = <Tile colour="#fff" />;', errors: 2 },
    { code: 'const shadow = `0 0 ${blur} rgb(0 0 0 / 0.2)`;', errors: 1 },
    { code: 'const shadow = `hsl(20deg 10% 10%) ${blur}`;', errors: 1 },
  ],
});

tester.run('colour-names', rules['colour-names'], {
  valid: ["style({ maskImage: 'radial-gradient(circle, transparent, black 4px)', color: 'whitesmoke' })", "isToned({ red }, 'red')"],
  invalid: [
    { code: "style({ background: 'white' })", errors: [{ message: 'colour by name: background: white' }] },
    { code: 'style({ border: `1px solid ${isDark ? "black" : leaf}` })', errors: 1 },
  ],
});

tester.run('measures', rules.measures, {
  valid: [
    'style({ margin: `calc(-1 * ${vars.space.l})`, borderRadius: "50%", padding: 0, gap: `${columnGap}`, width: "13px" })',
    "style({ gap: { '@media': '13px' } })",
    "style({ fill: vars.colour.leaf, fontSize: '13px' })",
  ],
  invalid: [
    { code: "style({ '@media': { [media.large]: { gap: '13px' } } })", errors: [{ message: 'gap: 13px is not of the contract' }] },
    { code: 'style({ padding: `0 ${vars.space.s} 1rem` })', errors: [{ message: 'padding: 1rem is not of the contract' }] },
    { code: 'style({ zIndex: 3 })', errors: [{ message: 'zIndex: 3 is not of the contract' }] },
    { code: 'style({ zIndex: -3 })', errors: [{ message: 'zIndex: -3 is not of the contract' }] },
    { code: "style({ 'marginTop': isWide ? '1px' : '2px' })", errors: 2 },
  ],
});

tester.run('AC-316 direction', rules.direction, {
  valid: [
    'style({ insetInlineStart: 0, paddingInline: `${vars.space.xl} ${vars.space.l}`, textAlign: "start", transform: "rotate(180deg)" })',
    'style({ padding: `${vars.space.m} ${vars.space.l} calc(${vars.space.xl} + 2px)`, margin: `0 ${vars.space.l} 1px ${vars.space.l}` })',
  ],
  invalid: [
    { code: 'style({ left: 0 })', errors: [{ message: 'left is not mirrored from right to left' }] },
    { code: "style({ paddingRight: '1px', borderTopLeftRadius: '2px', scrollMarginLeft: 0 })", errors: 3 },
    { code: "style({ textAlign: 'right' })", errors: [{ message: 'textAlign: right is not mirrored from right to left' }] },
    {
      code: 'style({ padding: `${vars.space.m} ${vars.space.l} ${vars.space.m} ${vars.space.xl}` })',
      errors: [{ message: 'padding with two sides is not mirrored from right to left' }],
    },
    { code: "style({ margin: '0 auto 0 calc(1px + 2px)' })", errors: 1 },
  ],
});

tester.run('sheets', rules.sheets, {
  valid: [
    { code: "import { style } from '@vanilla-extract/css';", filename: 'menu.css.ts' },
    "import { heading } from './menu.css.ts'; const a = <p className={heading} />;",
  ],
  invalid: [
    { code: "import { style } from '@vanilla-extract/css';", errors: [{ message: 'styles are written in .css.ts files' }] },
    { code: "import './menu.css';", errors: [{ message: './menu.css is a style sheet beside the contract' }] },
    { code: 'const a = <p style={{ color }} />;', errors: [{ message: 'style attribute' }] },
    { code: 'const a = <p className="big" />;', errors: [{ message: 'class name big of no sheet' }] },
  ],
});

const linter = new Linter({ cwd: '/' });
const findings = (file: string, code: string) =>
  linter.verify(code, [{ files: ['**/*.{ts,tsx}'], languageOptions }, ...themeContract], `/${file}`).map(({ ruleId }) => ruleId);
const everything = "import '@vanilla-extract/css'; style({ color: 'red', gap: '1px', fill: '#fff' })";

it.each([
  ['libs/ui/src/button/button.tsx', ['colours']],
  ['libs/ui/src/button/button.css.ts', ['colour-names', 'colours']],
  ['libs/ui/src/button/button.stories.tsx', []],
  ['libs/ui/src/theme/palette.ts', []],
  ['libs/ui/src/picture/picture.examples.ts', []],
  ['.storybook/welcome.tsx', ['colours']],
  ['apps/storefront/src/features/menu/menu.css.ts', ['colour-names', 'measures', 'colours']],
  ['apps/storefront/src/features/menu/menu.page.tsx', ['sheets', 'colours']],
  ['apps/storefront/src/features/menu/menu.test.ts', ['sheets']],
  ['mocks/src/data/pictures.ts', []],
])('applies the rules of the folder to %s', (file, found) => {
  expect(findings(file, everything)).toEqual(found.map((rule) => `theme-contract/${rule}`));
});
