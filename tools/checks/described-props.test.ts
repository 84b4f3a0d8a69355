import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../libs/ui/src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(stories|examples|guidance)\./.test(file) && !/^theme[/\\]/.test(file))
  .map((file) => root + file.replaceAll('\\', '/'));

/** The props of this package that an exported interface has, own and inherited, without a description. */
function undescribed(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  const missing = new Set<string>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      if (!exported.name.endsWith('Props')) continue;
      for (const prop of checker.getDeclaredTypeOfSymbol(exported).getProperties()) {
        const isOurs = prop.declarations?.some((declaration) => declaration.getSourceFile().fileName.includes('/libs/ui/')) ?? false;
        if (isOurs && prop.getDocumentationComment(checker).length === 0) missing.add(`${exported.name}.${prop.name}`);
      }
    }
  }
  return [...missing];
}

test('every prop of an exported component is described', { timeout: 180_000 }, () => {
  const { config } = ts.readConfigFile(`${root}../tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}..`);
  const program = ts.createProgram([...files, fileURLToPath(new URL('../../node_modules/vite/client.d.ts', import.meta.url))], options);
  expect(files.length).toBeGreaterThan(40);
  expect(undescribed(program)).toEqual([]);
});
