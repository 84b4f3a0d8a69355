import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, minifySync, transformWithOxc, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { setBootstrapFlags } from './bootstrap-flags.ts';
import { loadApp, type Scripts } from './load-app.ts';

/** SHA-256 digests of the inline scripts and styles of the page, base64. */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PrerenderOptions {
  /** Creates the content security policy of the page and the content of the `_headers` file. */
  createPolicy(digests: InlineDigests): { page: string; headers: string };
  /** The URL of the categories; null with the mock backend. */
  categoriesUrl: string | null;
  /** New instances of the plugins for the nested build. */
  plugins(): PluginOption[];
}

type Bundle = Rolldown.OutputBundle;

const categoriesScript = fileURLToPath(new URL('render-categories.ts', import.meta.url));
const homePage = /\/features\/home\/home\.page\.tsx$/;
const isChunk = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** The static imports of a chunk, depth first, then the chunk itself: the order of their style sheets. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (isChunk(imported) && !seen.has(name)) withImports(bundle, imported, seen);
  }
  return [...seen.add(chunk.fileName)];
}

function initialChunks(bundle: Bundle) {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId !== categoriesScript);
  const home = chunks.find(({ facadeModuleId }) => homePage.test(facadeModuleId ?? ''));
  if (!entry || !home) throw new Error('The build has no entry or no home screen.');
  return { entry, entryChunks: withImports(bundle, entry), homeChunks: withImports(bundle, home) };
}

/**
 * Prerenders home into the built page (decision 0010): the markup, the largest picture, the styles and the bootstrap scripts are inline. The
 * application loads after the first paint.
 */
export function prerenderedHome({ createPolicy, categoriesUrl, plugins }: PrerenderOptions): Plugin {
  let root = '';
  let style = '';
  let headers = '';
  return {
    name: 'prerendered-home',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (categoriesUrl !== null) this.emitFile({ type: 'chunk', id: categoriesScript, name: 'render-categories' });
    },
    generateBundle: {
      // Before Vite writes the page and its preload links: the inlined style sheets are removed from the bundle.
      order: 'pre',
      handler(_options, bundle) {
        const { entryChunks, homeChunks } = initialChunks(bundle);
        style = extractStyles(bundle, [...entryChunks, ...homeChunks]);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { entry, entryChunks, homeChunks } = initialChunks(bundle);
        const { markup, picture } = inlinePicture((await prerender(root, plugins())).replaceAll(/<link rel="preload"[^>]*>/g, ''), bundle);
        for (const [, file] of markup.matchAll(/"\.\/([^"]+)"/g))
          if (file === undefined || !bundle[file])
            throw new Error(`The first view asks for ${String(file)}, which the build does not have.`);
        if (/\sstyle=|<script/.test(markup)) throw new Error('The first view carries a style or a script that the policy would refuse.');
        const scripts: Scripts = {
          entry: `./${entry.fileName}`,
          entryImports: entryChunks.filter((name) => name !== entry.fileName).map((name) => `./${name}`),
          picture,
          homeImports: homeChunks.filter((name) => !entryChunks.includes(name)).map((name) => `./${name}`),
          bengaliFont: `./${fileNamed(bundle, /anek-bangla-favourite-.*\.woff2$/)}`,
          categories: categoriesUrl === null ? null : { url: categoriesUrl, script: `./${fileNamed(bundle, /render-categories-.*\.js$/)}` },
        };
        // In the head: tools read the text of the body. After the style, which declares the fonts that the script loads.
        const script = (await inlineScript(setBootstrapFlags)) + (await inlineScript(loadApp, scripts));
        const { page, headers: hostHeaders } = createPolicy({ scripts: [digest(script)], styles: [digest(style)] });
        headers = hostHeaders;
        return (
          html
            // The start notices replace `noscript`, and load-app.ts loads the scripts.
            .replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>|\s*<noscript>.*<\/noscript>/g, '')
            .replace(/(?<=<link rel="icon" href=")[^"]*/, () => toIconUrl(markup))
            .replace(/<head>/, () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${page}" />`)
            .replace('</head>', () => `  <style>${style}</style>\n    <script>${script}</script>\n  </head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
        );
      },
    },
    writeBundle({ dir }) {
      writeFileSync(join(dir ?? '', '_headers'), headers);
    },
  };
}

/** Makes V8 compile the initial chunks eagerly on a background thread, instead of lazily on the main thread. */
export const eagerCompilation = (): Plugin => ({
  name: 'eager-compilation',
  apply: 'build',
  generateBundle: {
    // Last: V8 reads the comment only in the first line.
    order: 'post',
    handler(_options, bundle) {
      const { entryChunks, homeChunks } = initialChunks(bundle);
      for (const name of new Set([...entryChunks, ...homeChunks])) {
        const chunk = bundle[name];
        if (isChunk(chunk)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});

/** Development does not prerender. The flags are set nevertheless, so that the theme does not flash. */
export const bootstrapInDevelopment = (): Plugin => ({
  name: 'bootstrap-in-development',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: `(${setBootstrapFlags.toString()})()`, injectTo: 'head-prepend' }],
});

function fileNamed(bundle: Bundle, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The build has no ${pattern.source}.`);
  return file;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** The syntax of the inline script: unsupported browsers must be able to parse it and reach its feature test. */
const scriptTarget = 'es2017';

/** Serialises a call of a self-contained function as a minified script. */
async function inlineScript<Args extends readonly unknown[]>(callee: (...args: Args) => void, ...args: Args): Promise<string> {
  const call = `(${callee.toString()})(${args.map((one) => JSON.stringify(one)).join()})`;
  const { code } = await transformWithOxc(call, 'inline.js', { target: scriptTarget });
  return minifySync('inline.js', code, { compress: { target: scriptTarget } }).code.trim();
}

/** The first SVG of the markup, the brand mark, as a data URL: the favicon needs no request. */
function toIconUrl(markup: string): string {
  const [, viewBox, shapes] = /<svg[^>]* (viewBox="[^"]*")[^>]*>(.*?)<\/svg>/.exec(markup) ?? [];
  if (viewBox === undefined || shapes === undefined) throw new Error('The first view has no brand mark.');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${shapes}</svg>`;
  return `data:image/svg+xml,${drawing.replaceAll('"', "'").replaceAll('#', '%23')}`;
}

/** Inlines the picture of high priority as a data URL: the largest contentful paint needs no second request. */
function inlinePicture(markup: string, bundle: Bundle): { markup: string; picture: string } {
  const [, picture = ''] = /<img src="([^"]+)"[^>]*fetchPriority="high"/.exec(markup) ?? [];
  const asset = bundle[picture.replace('./', '')];
  if (asset?.type !== 'asset' || typeof asset.source === 'string') throw new Error('The first view has no picture of high priority.');
  const inline = `data:image/webp;base64,${Buffer.from(asset.source).toString('base64')}`;
  // The application loads the lazy pictures; load-app.ts loads the others after the first paint.
  const html = markup
    .replace(`"${picture}"`, () => `"${inline}"`)
    .replaceAll(/<img src="[^"]*"(?=[^>]* loading="lazy")/g, '<img')
    .replaceAll('<img src="./', '<img data-src="./');
  return { markup: html, picture };
}

/** Removes the style sheets of these chunks from the bundle and returns their text for the page. */
function extractStyles(bundle: Bundle, files: readonly string[]): string {
  const sheets = new Set<string>();
  for (const name of files) {
    const chunk = bundle[name];
    if (!isChunk(chunk)) continue;
    chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet));
  }
  // Chunks of other pages may share a sheet: they must not request the removed file.
  for (const chunk of Object.values(bundle).filter(isChunk)) for (const sheet of sheets) chunk.viteMetadata?.importedCss.delete(sheet);
  return [...sheets]
    .map((sheet) => {
      const asset = bundle[sheet];
      delete bundle[sheet];
      // URLs in a style sheet are relative to the sheet; inline they are relative to the page.
      return asset?.type === 'asset' ? String(asset.source).replaceAll('url(./', 'url(./assets/').trim() : '';
    })
    .join('');
}

/** Builds prerender-home.tsx for Node in a temporary folder and returns its markup. */
async function prerender(root: string, plugins: PluginOption[]): Promise<string> {
  const base = '/prerender/';
  const output = await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'import.meta.env.VITE_MOCK_BACKEND': '"off"' },
    build: { ssr: 'src/prerender/prerender-home.tsx', write: false, assetsInlineLimit: 0 },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('The first view was not built as one.');
  // Inside the project: Node must resolve the external packages.
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules', '.prerender-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const chunk of output.output.filter(isChunk)) {
      const file = join(folder, chunk.fileName);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, chunk.code);
    }
    const module: unknown = await import(pathToFileURL(join(folder, output.output[0].fileName)).href);
    if (typeof module !== 'object' || module === null || !('prerenderHome' in module) || typeof module.prerenderHome !== 'function')
      throw new Error('The first view cannot be rendered.');
    // React escapes every apostrophe. It is safe unescaped, because attributes are in double quotes.
    return String(await module.prerenderHome())
      .replaceAll(base, './')
      .replaceAll('&#x27;', "'");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
