import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { babelParse, types as t } from 'storybook/internal/babel';

const root = fileURLToPath(new URL('../../libs/ui/', import.meta.url));

/** The names that a module exports, directly or from others. */
function exportedNames(file: string): readonly string[] {
  return babelParse(readFileSync(file, 'utf8')).program.body.flatMap((statement) => {
    if (t.isExportAllDeclaration(statement)) return exportedNames(join(dirname(file), statement.source.value));
    if (!t.isExportNamedDeclaration(statement)) return [];
    const { declaration, specifiers } = statement;
    const declared = declaration ? Object.keys(t.getBindingIdentifiers(declaration, false, true)) : [];
    if (t.isTSInterfaceDeclaration(declaration) || t.isTSTypeAliasDeclaration(declaration)) declared.push(declaration.id.name);
    const named = specifiers.flatMap(({ exported }) => (t.isIdentifier(exported) ? [exported.name] : []));
    return [...declared, ...named];
  });
}

let entries: Map<string, string> | undefined;

/** The entry of the package that exports this name, such as `@my-food/ui/dialog`; null for what is private. */
export function entryOf(name: string): string | null {
  entries ??= readEntries();
  return entries.get(name) ?? null;
}

function readEntries(): Map<string, string> {
  const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const modules = Object.entries(exports).filter(([entry, file]) => /\.tsx?$/.test(file) && !entry.includes('*'));
  // The first entry that exports a name is the one to import it from.
  return new Map(
    modules
      .toReversed()
      .flatMap(([entry, file]) => exportedNames(join(root, file)).map((exported) => [exported, join(name, entry)] as const)),
  );
}
