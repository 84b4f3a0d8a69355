import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, headersOf, type BuildName } from '../../build.ts';

const digestOf = (page: string) =>
  createHash('sha256')
    .update(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '')
    .digest('base64');

/** A copy of a build on a host, which can be replaced by a newer one. */
export function deployCopy(build: BuildName) {
  const folder = mkdtempSync(join(tmpdir(), 'my-food-deployed-'));
  const headers = headersOf(build);
  const fill = (source: BuildName) => {
    rmSync(folder, { recursive: true });
    cpSync(folderOf(source), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    Object.assign(headers, headersOf(source));
  };
  fill(build);
  return {
    folder,
    /** The headers of the build that is deployed. */
    headers,
    /** Replaces all files by those of another build. */
    replace: fill,
    /** Deploys a newer build, in which every script has another name. The files of the older one are gone. */
    renew(): void {
      const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
      const texts = [
        'index.html',
        'sw.js',
        ...readdirSync(join(folder, 'assets'))
          .filter((name) => /\.(js|css)$/.test(name))
          .map((name) => `assets/${name}`),
      ];
      const older = new Set(scripts);
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      const digest = digestOf(read('index.html'));
      for (const file of texts)
        writeFileSync(
          join(folder, file),
          read(file).replaceAll(/[\w.-]+\.js\b/g, (name) => (older.has(name) ? name.replace('.js', '2.js') : name)),
        );
      for (const name of scripts) renameSync(join(folder, 'assets', name), join(folder, 'assets', name.replace('.js', '2.js')));
      const page = read('index.html');
      const inline = digestOf(page);
      writeFileSync(join(folder, 'index.html'), page.replace(digest, inline));
      headers['Content-Security-Policy'] = headers['Content-Security-Policy']?.replace(digest, inline) ?? '';
      // The list of files names the page by its content.
      writeFileSync(
        join(folder, 'sw.js'),
        read('sw.js').replace(/(?<=revision:[`"'])\w+/, (revision) => `${revision.slice(0, -1)}2`),
      );
    },
    /** Makes every file of the build missing, as a host does that is out of order. */
    empty: () => rmSync(folder, { recursive: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
