import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));
let eslint;
beforeAll(() => {
  eslint = new ESLint({ cwd });
});

/** The rules that object when `code` stands in `filePath`. */
async function objections(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: `${cwd}${filePath}` });
  return [...new Set(result.messages.map(({ ruleId }) => ruleId))];
}

const forbidden = [
  [
    'libs/ui/src/index.ts',
    "import { sessionMachine } from '@my-food/machines';\nexport const machine = sessionMachine;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'libs/machines/src/index.ts',
    "import { parseAmount } from '@my-food/api';\nexport const parse = parseAmount;\n",
    '@nx/enforce-module-boundaries',
  ],
  ['libs/machines/src/index.ts', "import { useState } from 'react';\nexport const use = useState;\n", '@nx/enforce-module-boundaries'],
  ['libs/api/src/index.ts', "import { Button } from '@my-food/ui';\nexport const button = Button;\n", '@nx/enforce-module-boundaries'],
  [
    'mocks/src/node.ts',
    "import { sessionMachine } from '@my-food/machines';\nexport const machine = sessionMachine;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'apps/storefront/src/features/menu/menu.page.tsx',
    "import { CartPage } from '../cart/cart.page.tsx';\nexport const page = CartPage;\n",
    'no-restricted-imports',
  ],
  [
    'apps/storefront/src/features/menu/menu.page.tsx',
    "import { routeTree } from '../../routing/route-tree.ts';\nexport const tree = routeTree;\n",
    'no-restricted-imports',
  ],
  [
    'apps/storefront/src/features/menu/menu.page.tsx',
    "import * as Dialog from '@radix-ui/react-dialog';\nexport const dialog = Dialog;\n",
    'no-restricted-imports',
  ],
  [
    'apps/storefront/src/features/menu/menu.page.tsx',
    "import { useMutation } from '@tanstack/react-query';\nexport const use = useMutation;\n",
    'no-restricted-imports',
  ],
  [
    'apps/storefront/src/compose.ts',
    "import { startMockServer } from '@my-food/mocks/server';\nexport const start = startMockServer;\n",
    'no-restricted-imports',
  ],
  [
    'apps/storefront/src/compose.ts',
    "import { inspectActors } from '../dev/inspect-actors.ts';\nexport const inspect = inspectActors;\n",
    'no-restricted-imports',
  ],
  ['apps/storefront/src/compose.ts', "export const token = window.localStorage.getItem('accessToken');\n", 'no-restricted-properties'],
  ['apps/storefront/src/compose.ts', "export const token = localStorage.getItem('accessToken');\n", 'no-restricted-globals'],
];

it.each(forbidden)('in %s refuses %s', async (filePath, code, rule) => {
  expect(await objections(filePath, code)).toContain(rule);
});

it('lets an allowed import pass', async () => {
  expect(
    await objections(
      'apps/storefront/src/compose.ts',
      "import { sessionMachine } from '@my-food/machines';\nexport const machine = sessionMachine;\n",
    ),
  ).toEqual([]);
});
