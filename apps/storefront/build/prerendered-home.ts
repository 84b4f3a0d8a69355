import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { setBootstrapFlags } from '../src/prerender/bootstrap-flags.ts';
import { loadApp, type Scripts } from '../src/prerender/load-app.ts';
import { reportFailedStart } from '../src/prerender/report-failed-start.ts';
import { showHomeInBangla } from '../src/prerender/show-home-in-bangla.ts';
import { categoriesScript, fileNamed, initialChunks, isChunk } from './bundle.ts';
import { translationsOf } from './home-in-bangla.ts';
import { extractMark, extractStyles, inlinePicture, toDataUrl } from './inline-assets.ts';
import { inlineScript } from './inline-script.ts';
import { renderHome } from './render-home.ts';

/** SHA-256 digests of the inline scripts and styles of the page, base64. */
interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PrerenderOptions {
  /** The cookies that bootstrap-flags.ts reads. */
  cookies: RegExp;
  /** Creates the content security policy of the page and the content of the `_headers` file. */
  createPolicy(digests: InlineDigests): { page: string; headers: string };
  /** The URL of the categories; null with the mock backend. */
  categoriesUrl: string | null;
  /** Where a failed start is reported; empty: nowhere. */
  reportsTo: string;
  /** Additional tags of the head. */
  headTags: string;
  /** More files of the build by name, made from the brand mark, an SVG. */
  createFiles(mark: string): Promise<ReadonlyMap<string, string | Uint8Array>>;
  /** New instances of the plugins for the nested build. */
  plugins(): PluginOption[];
}

const digest = (text: string, encoding: 'base64' | 'base64url' = 'base64') => createHash('sha256').update(text).digest(encoding);

/**
 * Prerenders home into the built page (decision 0010): the markup, the largest picture, the styles and the bootstrap scripts are inline. The
 * application loads after the first paint.
 */
export function prerenderedHome({
  cookies,
  createPolicy,
  categoriesUrl,
  reportsTo,
  headTags,
  createFiles,
  plugins,
}: PrerenderOptions): Plugin {
  let root = '';
  let style = '';
  let headers = '';
  let mark = '';
  const banglaScript = { name: '', code: '' };
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
        const { entryChunks, homeChunks } = initialChunks(bundle);
        const lengthOf = (name: string) => {
          const chunk = bundle[name];
          return isChunk(chunk) ? chunk.code.length : 0;
        };
        const home = await renderHome(root, plugins());
        const { markup, picture } = inlinePicture(home.en, bundle);
        for (const [, file] of markup.matchAll(/"\.\/([^"]+)"/g))
          if (file === undefined || !bundle[file])
            throw new Error(`The prerendered home references ${String(file)}, which is not in the build.`);
        if (/\sstyle=|<script/.test(markup))
          throw new Error('The prerendered home contains an inline style or script that the policy would block.');
        const translations = translationsOf(home.en, home.bn);
        banglaScript.code = await inlineScript(
          showHomeInBangla,
          translations.map(([text]) => text).join('\n'),
          translations.map(([, translation]) => translation).join('\n'),
          `./${fileNamed(bundle, /load-bangla-.*\.css$/)}`,
          `./${fileNamed(bundle, /load-bangla-.*\.js$/)}`,
        );
        banglaScript.name = `assets/bangla-${digest(banglaScript.code, 'base64url').slice(0, 8)}.js`;
        const scripts: Scripts = {
          app: entryChunks.toSorted((one, other) => lengthOf(other) - lengthOf(one)).map((name) => `./${name}`),
          home: homeChunks.filter((name) => !entryChunks.includes(name)).map((name) => `./${name}`),
          picture,
          bangla: `./${banglaScript.name}`,
          font: /[\u0980-\u09ff]/.test(markup) ? `./${fileNamed(bundle, /anek-bangla-home-.*\.woff2$/)}` : '',
          categories: categoriesUrl === null ? null : { url: categoriesUrl, script: `./${fileNamed(bundle, /render-categories-.*\.js$/)}` },
        };
        // In the head: tools read the text of the body. After the style, which declares the fonts that the script loads.
        const script =
          (await inlineScript(setBootstrapFlags, cookies)) +
          (await inlineScript(loadApp, scripts)) +
          (reportsTo === '' ? '' : await inlineScript(reportFailedStart, reportsTo));
        const { page, headers: hostHeaders } = createPolicy({ scripts: [digest(script)], styles: [digest(style)] });
        headers = hostHeaders;
        mark = extractMark(markup);
        return (
          html
            .replaceAll(/\s*\n\s*/g, '')
            .replaceAll(' />', '>')
            // The start notices replace `noscript`, and load-app.ts loads the scripts.
            .replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>|\s*<noscript>.*<\/noscript>/g, '')
            // The policy precedes the first element that it applies to, not the encoding: browsers search for it in the first 1,024 bytes.
            .replace('<link rel="icon"', (icon) => `<meta http-equiv="Content-Security-Policy" content="${page}">${icon}`)
            // The data URL names its type.
            .replace(/(?<=<link rel="icon" href=")[^>]*/, () => `${toDataUrl(mark)}"`)
            .replace('</head>', () => `${headTags}<style>${style}</style><script>${script}</script></head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
        );
      },
    },
    async writeBundle({ dir }) {
      const files = new Map(await createFiles(mark)).set('_headers', headers).set(banglaScript.name, banglaScript.code);
      for (const [name, content] of files) writeFileSync(join(dir ?? '', name), content);
    },
  };
}
