import { Linter, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { rules, uiContract } from './ui-contract.ts';

const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions });

tester.run('no-text', rules['no-text'], {
  valid: [
    'import { Button } from \'../Button/Button.tsx\'; const a = <button type="button" aria-label={label} alt="">{label}</button>;',
    "if (event.key === 'ArrowUp') throw new Error('The canvas has no context.');",
    "const icon = createIcon('M12 5v14M5 12h14'); const b = <i>–</i>; const size = isWide ? 'l' : 's';",
    "type Variant = 'Primary button'; const id = `${base}-title`;",
  ],
  invalid: [
    { code: "const label = isOpen ? 'Close' : name;", errors: [{ message: "'Close' is a text: it comes in through props" }] },
    { code: 'const a = <i>{count} more</i>;', errors: [{ message: "'more' is a text: it comes in through props" }] },
    { code: 'const a = <i aria-roledescription="carousel" />;', errors: 1 },
    { code: 'const a = <IconButton label="Pause slides" />;', errors: 1 },
    { code: 'const label = `Show ${slide}`;', errors: 1 },
    { code: "function Field({ revealLabel = 'Show what I typed' }) {}", errors: 1 },
  ],
});

tester.run('no-shop', rules['no-shop'], {
  valid: ['const CartIcon = createIcon(path); /** In display order. */ const disorder = 1;'],
  invalid: [
    { code: '/** The name of a dish. */ const name = 1;', errors: [{ message: "a primitive does not know 'dish'" }] },
    { code: '// Closes (Spec §5).\nconst name = 1;', errors: 1 },
    { code: 'const foodName = 1;', errors: [{ message: "a primitive does not know 'food'" }] },
    { code: "import { OrderCard } from '../shop/order-card/order-card.tsx';", errors: [{ message: 'shop/ is above the primitives' }] },
  ],
});

const linter = new Linter({ cwd: '/' });
const findings = (file: string) =>
  linter
    .verify("/** A dish. */ const title = 'Close';", [{ files: ['**/*.{ts,tsx}'], languageOptions }, ...uiContract], `/${file}`)
    .map(({ ruleId }) => ruleId);

it.each([
  ['libs/ui/src/dialog/dialog.tsx', ['no-shop', 'no-text']],
  ['libs/ui/src/internal/close-button.tsx', ['no-shop', 'no-text']],
  ['libs/ui/src/shop/food-card/food-card.tsx', ['no-text']],
  ['libs/ui/src/dialog/dialog.stories.tsx', []],
  ['apps/storefront/src/app/app.tsx', []],
])('AC-282 applies the rules of the folder to %s', (file, found) => {
  expect(findings(file)).toEqual(found.map((name) => `ui-contract/${name}`));
});
