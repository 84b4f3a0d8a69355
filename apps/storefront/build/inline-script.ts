import { minifySync, transformWithOxc } from 'vite';

/** The syntax of the inline script: unsupported browsers must be able to parse it and reach its feature test. */
const scriptTarget = 'es2017';

/** The source of a literal. */
const literal = (value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value));

/** Serialises a call of a self-contained function as a minified script. */
export async function inlineScript<Args extends readonly unknown[]>(callee: (...args: Args) => void, ...args: Args): Promise<string> {
  const call = `(${callee.toString()})(${args.map(literal).join()})`;
  const { code } = await transformWithOxc(call, 'inline.js', { target: scriptTarget });
  return minifySync('inline.js', code, { compress: { target: scriptTarget } }).code.trim();
}
