import * as ui from '../src/index.ts';
import * as dialog from '../src/dialog/dialog.tsx';
import * as menu from '../src/menu/menu.tsx';
import * as toast from '../src/toast/toast-list.tsx';

/** The exports of each entry of the package. */
const entries = [
  ['@my-food/ui', Object.keys(ui)],
  ['@my-food/ui/dialog', Object.keys(dialog)],
  ['@my-food/ui/menu', Object.keys(menu)],
  ['@my-food/ui/toast', Object.keys(toast)],
] as const;

/** The import of the components that this JSX uses. */
function importsOf(jsx: string): string {
  const used = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].toSorted();
  const isFrom = (exported: readonly string[]) => (name: string) => exported.includes(name);
  return entries
    .map(([entry, exported]) => [entry, used.filter(isFrom(exported))] as const)
    .filter(([, names]) => names.length > 0)
    .map(([entry, names]) => `import { ${names.join(', ')} } from '${entry}';\n`)
    .join('');
}

/**
 * The code of a story as it can be pasted: with its import, named handlers and short paths, where Storybook prints minified functions and the
 * addresses of its own files.
 */
export function toSnippet(source: string): string {
  const jsx = source
    .replaceAll(/="(?:https?:|data:)[^"]*"/g, '="/picture.webp"')
    .replaceAll(/\b(?:https?:|data:)[^'"\s]*/g, '/picture.webp')
    .replaceAll(/\bon([A-Z]\w*)=\{(?:function[^{]*\{[^}]*\}|\([^)]*\) => \{[^}]*\})\}/g, 'on$1={handle$1}');
  const imports = importsOf(jsx);
  return imports ? `${imports}\n${jsx}` : jsx;
}
