import { ESLint } from 'eslint';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { layers } from '../lint/layers.ts';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd });
});

/** The rules that `code` violates in `filePath`. */
async function violatedRules(filePath: string, code: string) {
  const results = await eslint.lintText(code, { filePath: `${cwd}${filePath}` });
  return [...new Set(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))];
}

const imports = {
  anotherFeature: "import { CartPage } from '../cart/cart.page.tsx';\nexport const page = CartPage;\n",
  api: "import { parseAmount } from '@my-food/api';\nexport const parse = parseAmount;\n",
  build: "import { isChunk } from '../../../build/bundle.ts';\nexport const check = isChunk;\n",
  development: "import { inspectActors } from '../../../dev/inspect-actors.ts';\nexport const inspect = inspectActors;\n",
  machines: "import { sessionMachine } from '@my-food/machines';\nexport const machine = sessionMachine;\n",
  mocks: "import { startMockServer } from '@my-food/mocks/server';\nexport const start = startMockServer;\n",
  mutations: "import { useMutation } from '@tanstack/react-query';\nexport const use = useMutation;\n",
  queries: "import { queryOptions } from '@tanstack/react-query';\nexport const options = queryOptions;\n",
  radix: "import * as Dialog from '@radix-ui/react-dialog';\nexport const dialog = Dialog;\n",
  react: "import { useState } from 'react';\nexport const use = useState;\n",
  routeTable: "import { routeTree } from '../../app/route-tree.ts';\nexport const tree = routeTree;\n",
  siblingComponent: "import { Button } from '../button/button.tsx';\nexport const button = Button;\n",
  siblingFunction: "import { parseQuantity } from '../quantity-input/parse-quantity.ts';\nexport const parse = parseQuantity;\n",
  siblingStyles: "import { button } from '../button/button.css.ts';\nexport const name = button;\n",
  stateMachines: "import { setup } from 'xstate';\nexport const create = setup;\n",
  stories: "import { storefront } from '../../../stories/storefront-story.tsx';\nexport const story = storefront;\n",
  testRunner: "import { expect } from 'vitest';\nexport const check = expect;\n",
  ui: "import { Button } from '@my-food/ui';\nexport const button = Button;\n",
};
type Name = keyof typeof imports;
const boundaries = '@nx/enforce-module-boundaries';
const bans = 'no-restricted-imports';
const dynamicBans = 'no-restricted-syntax';
/** A module that a few may load, but whose static import names what is forbidden. */
const isBannedByName: Name[] = ['mutations'];
const dynamicImport = (name: Name) => `export const load = () => import(${/'.*'/.exec(imports[name])?.[0] ?? ''});\n`;

const menu = 'apps/storefront/src/features/menu';
const compose = 'apps/storefront/src/app/compose.ts';
const storefrontBans: Name[] = ['build', 'development', 'mocks', 'mutations', 'radix', 'stories'];
const featureBans: Name[] = ['anotherFeature', 'mutations', 'radix', 'routeTable'];

/** Imports that are forbidden in each kind of file, and the rule that forbids them. */
const bansByFile: [filePath: string, rule: string, names: Name[]][] = [
  ['libs/machines/src/cart/cart.machine.ts', boundaries, ['api', 'ui', 'react', 'mocks', 'testRunner']],
  ['libs/machines/src/cart/cart.machine.test.ts', boundaries, ['api', 'ui', 'react', 'mocks']],
  ['libs/ui/src/button/button.tsx', boundaries, ['api', 'machines', 'mocks', 'stateMachines', 'testRunner']],
  ['libs/ui/src/button/button.css.ts', boundaries, ['api', 'machines', 'mocks']],
  ['libs/ui/src/button/button.stories.tsx', boundaries, ['api', 'machines', 'mocks']],
  ['libs/ui/src/button/button.tsx', bans, ['mutations']],
  ['libs/ui/src/dialog/dialog.tsx', bans, ['siblingFunction', 'siblingStyles']],
  ['libs/ui/src/shop/food-card.tsx', bans, ['siblingFunction', 'siblingStyles']],
  ['libs/ui/src/internal/close-button.tsx', bans, ['siblingComponent', 'siblingFunction', 'siblingStyles']],
  ['libs/ui/src/theme/tokens.ts', bans, ['siblingComponent', 'siblingFunction', 'siblingStyles']],
  ['libs/api/src/client.ts', boundaries, ['ui', 'machines', 'react', 'mocks', 'stateMachines', 'testRunner']],
  ['libs/receipt/src/receipt-document.ts', boundaries, ['api', 'ui', 'machines', 'react', 'mocks', 'stateMachines', 'testRunner']],
  ['libs/api/src/client.ts', bans, ['mutations', 'queries', 'radix']],
  ['libs/api/src/queries.ts', bans, ['mutations', 'radix']],
  ['mocks/src/backend/handlers/orders.ts', boundaries, ['ui', 'machines', 'react', 'stateMachines', 'testRunner']],
  ['mocks/src/backend/handlers/orders.test.ts', boundaries, ['ui', 'machines', 'react']],
  ['mocks/src/backend/handlers/orders.ts', bans, ['api', 'mutations', 'radix']],
  [compose, boundaries, ['testRunner']],
  [compose, bans, storefrontBans],
  ['apps/storefront/src/app/app.tsx', bans, storefrontBans],
  ['apps/storefront/src/layout/app-bar.tsx', bans, storefrontBans],
  ['apps/storefront/src/layout/app-bar.css.ts', bans, [...storefrontBans, 'ui']],
  ['apps/storefront/src/layout/app-bar.test.ts', bans, ['mutations', 'radix', 'stories']],
  ['apps/storefront/stories/home.stories.tsx', bans, ['mutations', 'radix']],
  [`${menu}/menu.page.tsx`, bans, [...storefrontBans, ...featureBans]],
  [`${menu}/menu.css.ts`, bans, [...storefrontBans, ...featureBans, 'ui']],
  [`${menu}/menu.test.ts`, bans, featureBans],
];
const forbidden = bansByFile.flatMap(([filePath, rule, names]) => [...new Set(names)].map((name) => ({ filePath, name, rule })));

it.each(forbidden)('$filePath may not import $name', async ({ filePath, name, rule }) => {
  expect(await violatedRules(filePath, imports[name])).toContain(rule);
});

const forbiddenToLoad = forbidden.filter(({ rule, name }) => rule === bans && !isBannedByName.includes(name));
it.each(forbiddenToLoad)('$filePath may not load $name', async ({ filePath, name }) => {
  expect(await violatedRules(filePath, dynamicImport(name))).toContain(dynamicBans);
});

it.each([
  ["export const token = window.localStorage.getItem('accessToken');\n", 'no-restricted-properties'],
  ["export const token = localStorage.getItem('accessToken');\n", 'no-restricted-globals'],
])('forbids storage: %s', async (code, rule) => {
  expect(await violatedRules(compose, code)).toEqual([rule]);
});

it.each<[filePath: string, name: Name]>([
  [compose, 'machines'],
  [compose, 'ui'],
  ['apps/storefront/src/app/main.tsx', 'mocks'],
  ['apps/storefront/stories/menu/menu.stories.tsx', 'mocks'],
  [`${menu}/menu.test.ts`, 'mocks'],
  ['libs/api/src/queries.ts', 'queries'],
  ['libs/ui/src/dialog/dialog.tsx', 'radix'],
  ['libs/ui/src/dialog/dialog.tsx', 'siblingComponent'],
  ['libs/ui/src/dialog/dialog.test.ts', 'testRunner'],
  ['libs/machines/src/cart/cart.machine.ts', 'stateMachines'],
])('%s may import %s', async (filePath, name) => {
  expect(await violatedRules(filePath, imports[name] + dynamicImport(name))).toEqual([]);
});

it('every folder of the storefront has its place', () => {
  const folders = readdirSync(`${cwd}apps/storefront/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(layers.toSorted());
});

it.each(layers)('%s imports only from the folders after it', async (layer) => {
  const others = layers.filter((other) => other !== layer);
  for (const [rule, write] of [
    [bans, (other: string) => `export * from '../${other}/thing.ts';\n`],
    [dynamicBans, (other: string) => `void import('../${other}/thing.ts');\n`],
  ] as const) {
    const [result] = await eslint.lintText(others.map(write).join(''), { filePath: `${cwd}apps/storefront/src/${layer}/new.ts` });
    const refused = (result?.messages ?? []).flatMap(({ ruleId, line }) => (ruleId === rule ? [others[line - 1]] : []));
    expect(refused).toEqual(layers.slice(0, layers.indexOf(layer)));
  }
});

it('the rule of a folder applies to its subfolders', async () => {
  const code = "import { useServices } from '../../../services/services.tsx';\nexport const use = useServices;\n";
  expect(await violatedRules('apps/storefront/src/platform/testing/deep/new.ts', code)).toContain(bans);
  expect(await violatedRules('apps/storefront/src/features/menu/details/new.ts', code)).not.toContain(bans);
});
