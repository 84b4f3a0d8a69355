// Part of the storefront's typecheck: names each text of the catalogues that no module uses. The compiler reports no property that nobody reads.
// node --import tsx/esm tools/checks/check-texts.ts
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../apps/storefront/src/', import.meta.url));

export const parse = (file: string, code: string) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** A node and everything inside it. */
export function descendants(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void descendants(child, found));
  return found;
}

/** The keys of the namespaces that a file of `en/` declares. */
const keysIn = (source: ts.SourceFile): string[] =>
  descendants(source).flatMap((node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === 'texts' && ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.map(({ name }) => name?.getText() ?? '')
      : [],
  );

/** The catalogue files that a module imports. */
const cataloguesOf = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const [, file] = /(?:^|\/)en\/(.+\.ts)$/.exec(statement.moduleSpecifier.text) ?? [];
    return file === undefined ? [] : [file];
  });

/** Whether a module may call a text by this key: as a string, the name of a property, or with a template such as `status${state}`. */
function mentionsIn(source: ts.SourceFile): (key: string) => boolean {
  const words = new Set<string>();
  const templates: { head: string; tail: string }[] = [];
  for (const node of descendants(source)) {
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) words.add(node.name.getText());
    if (ts.isPropertyAccessExpression(node)) words.add(node.name.text);
    if (ts.isTemplateExpression(node)) templates.push({ head: node.head.text, tail: node.templateSpans.at(-1)?.literal.text ?? '' });
  }
  return (key) =>
    words.has(key) || templates.some(({ head, tail }) => `${head}${tail}` !== '' && key.startsWith(head) && key.endsWith(tail));
}

/** `cart.ts: title` for each key that no module which imports its catalogue mentions. `sources`: the code by file name. */
export function unusedKeys(catalogues: ReadonlyMap<string, string>, sources: ReadonlyMap<string, string>): string[] {
  const modules = [...sources]
    .filter(([, code]) => /\/en\/.+\.ts'/.test(code))
    .map(([file, code]) => {
      const source = parse(file, code);
      return { imported: cataloguesOf(source), mentions: mentionsIn(source) };
    });
  return [...catalogues].flatMap(([file, code]) => {
    const users = modules.filter(({ imported }) => imported.includes(file));
    return keysIn(parse(file, code))
      .filter((key) => !users.some(({ mentions }) => mentions(key)))
      .map((key) => `${file}: ${key}`);
  });
}

/** The code of the modules in a folder of `src`, by path. */
const read = (folder: string, isWanted: (file: string) => boolean = () => true) =>
  new Map(
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && isWanted(file))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(`${root}${folder}${file}`, 'utf8')]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const catalogues = read('i18n/en/');
  if (catalogues.size < 2) throw new Error('No catalogues were found.');
  const unused = unusedKeys(
    catalogues,
    read('', (file) => !/^i18n.(en|bn)/.test(file) && !file.includes('.test.')),
  );
  for (const key of unused) console.error(`apps/storefront/src/i18n/en/${key} is not used.`);
  if (unused.length > 0) process.exitCode = 1;
}
