import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { babelParse, traverse, types as t } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { experimental_enrichCsf as enrichCsf } from '@storybook/react/preset';
import type { Plugin } from 'vite';
import { entryOf } from './package-entries.ts';

// The code of a story as another team would write it. Storybook reduces a story to its JSX; this adds the imports from the package and the
// declarations of the story file that the JSX uses, without test code.

const isPicture = (path: string) => /\.(webp|svg|png)(\?inline)?$/.test(path);

/** What a module declares or imports at its top level, by name. */
type Declaration = { kind: 'code'; code: string } | { kind: 'import'; from: string; imported: string; isType: boolean };

function readModule(file: string): Map<string, Declaration> {
  const code = readFileSync(file, 'utf8');
  const declarations = new Map<string, Declaration>();
  for (const statement of babelParse(code).program.body) {
    if (t.isImportDeclaration(statement) || (t.isExportNamedDeclaration(statement) && statement.source)) {
      const from = statement.source?.value ?? '';
      for (const specifier of statement.specifiers) {
        const [local, imported] = namesOf(specifier);
        const isType =
          (t.isImportDeclaration(statement) && statement.importKind === 'type') ||
          (t.isImportSpecifier(specifier) && specifier.importKind === 'type');
        declarations.set(local, { kind: 'import', from, imported, isType });
      }
      continue;
    }
    const declared = t.isExportNamedDeclaration(statement) && statement.declaration ? statement.declaration : statement;
    const names = Object.keys(t.getBindingIdentifiers(declared, false, true));
    if (t.isTSInterfaceDeclaration(declared) || t.isTSTypeAliasDeclaration(declared)) names.push(declared.id.name);
    const declaration = { kind: 'code' as const, code: code.slice(declared.start ?? 0, declared.end ?? 0) };
    for (const name of names) declarations.set(name, declaration);
  }
  return declarations;
}

/** The local and the imported name. */
function namesOf(specifier: t.ImportDeclaration['specifiers'][number] | t.ExportNamedDeclaration['specifiers'][number]): [string, string] {
  if (t.isImportDefaultSpecifier(specifier)) return [specifier.local.name, 'default'];
  if (t.isImportSpecifier(specifier)) return [specifier.local.name, nameOf(specifier.imported)];
  if (t.isExportSpecifier(specifier)) return [nameOf(specifier.exported), specifier.local.name];
  return ['', ''];
}
const nameOf = (node: t.Identifier | t.StringLiteral) => (t.isIdentifier(node) ? node.name : node.value);

/** Replaces spies, `fn()` and `fn(handler)`, by handlers. */
function withoutSpies(code: string): string {
  const calls: [start: number, end: number, handler: string][] = [];
  t.traverseFast(babelParse(code), (node) => {
    if (!t.isCallExpression(node) || !t.isIdentifier(node.callee, { name: 'fn' })) return;
    const [handler] = node.arguments;
    calls.push([node.start ?? 0, node.end ?? 0, handler ? code.slice(handler.start ?? 0, handler.end ?? 0) : '() => {}']);
  });
  return calls.reduceRight((text, [start, end, handler]) => text.slice(0, start) + handler + text.slice(end), code);
}

/** The names that this code uses and does not declare. */
function freeNames(code: string): readonly string[] {
  const free = new Set<string>();
  traverse(babelParse(code), {
    Program: ({ scope }) => {
      for (const name of Object.keys(Object(scope).globals)) free.add(name);
    },
    TSTypeReference: ({ node, scope }) => {
      if (t.isIdentifier(node.typeName) && !scope.hasBinding(node.typeName.name)) free.add(node.typeName.name);
    },
  });
  return [...free];
}

interface Parts {
  modules: Map<string, Map<string, Declaration>>;
  imports: Map<string, Set<string>>;
  declarations: string[];
  seen: Set<Declaration>;
}

/** Adds what the code needs from its file, and what that needs in turn. */
function collect(code: string, file: string, parts: Parts): void {
  for (const name of freeNames(code)) add(name, file, parts);
}

/** Declarations of a file are read once for all of its stories. */
function find(name: string, file: string, { modules }: Parts): Declaration | undefined {
  const found = modules.get(file) ?? readModule(file);
  modules.set(file, found);
  return found.get(name);
}

function add(name: string, file: string, parts: Parts): void {
  const declaration = find(name, file, parts);
  if (declaration === undefined || parts.seen.has(declaration)) return;
  parts.seen.add(declaration);
  if (declaration.kind === 'code') {
    const code = withoutSpies(declaration.code);
    collect(code, file, parts);
    parts.declarations.push(code);
    return;
  }
  const { from, imported, isType } = declaration;
  if (isPicture(from)) {
    parts.declarations.push(`const ${name} = '${name}.webp';`);
    return;
  }
  const entry = from.startsWith('.') ? entryOf(imported) : from;
  if (entry === null && !/\.tsx?$/.test(from)) return;
  if (entry === null) return add(imported, join(dirname(file), from), parts);
  const names = parts.imports.get(entry) ?? new Set();
  names.add(`${isType ? 'type ' : ''}${imported}`);
  parts.imports.set(entry, names);
}

/** The statements that Storybook adds to a story file, with the code of each story. */
async function snippetsOfStorybook(source: string): Promise<Map<string, string>> {
  const makeTitle = (title?: string) => title ?? '';
  const [csf, csfSource] = [loadCsf(source, { makeTitle }).parse(), loadCsf(source, { makeTitle }).parse()];
  const options = { presets: { apply: () => Promise.resolve({ experimentalCodeExamples: true }) } };
  const enrich = await enrichCsf(undefined, options);
  const { body } = csf._ast.program;
  const before = body.length;
  await enrich?.(csf, csfSource);
  const snippets = new Map<string, string>();
  for (const statement of body.slice(before)) {
    let story = '';
    t.traverseFast(statement, (node) => {
      if (story === '' && t.isIdentifier(node)) story = node.name;
      if (t.isObjectProperty(node) && t.isIdentifier(node.key, { name: 'code' }) && t.isStringLiteral(node.value))
        snippets.set(story, node.value.value);
    });
  }
  return snippets;
}

/** The code of each story of a file, by the name of its export. */
export async function readSnippets(file: string): Promise<Map<string, string>> {
  const snippets = new Map<string, string>();
  const modules: Parts['modules'] = new Map();
  for (const [story, jsx] of await snippetsOfStorybook(readFileSync(file, 'utf8'))) {
    // The name of a story may be that of a component.
    const example = withoutSpies(jsx)
      .replace(/>\s*\{null\}\s*</, '><')
      .replace(`const ${story} =`, 'export const Example =')
      .replace(`function ${story}(`, 'export function Example(');
    const parts: Parts = { modules, imports: new Map(), declarations: [], seen: new Set() };
    collect(example, file, parts);
    const imports = [...parts.imports].map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
    const code = [imports.toSorted().toReversed().join('\n'), ...parts.declarations, example].join('\n\n');
    snippets.set(story, (await format(code, { parser: 'typescript', singleQuote: true, printWidth: 90 })).trim());
  }
  return snippets;
}

/** Gives the stories of the design system their code. Runs before Storybook's own plugin, which then keeps it. */
export const storySnippets = (): Plugin => ({
  name: 'story-snippets',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!/libs\/ui\/src\/.*\.stories\.tsx$/.test(file) || !code.includes("title: 'Components/")) return;
    const statements = [...(await readSnippets(file))].map(([story, snippet]) => {
      const input = `${story}.input.parameters`;
      return `${input} = { ...${input}, docs: { source: { code: ${JSON.stringify(snippet)} }, ...${input}?.docs } };`;
    });
    return { code: [code, ...statements].join('\n'), map: null };
  },
});
