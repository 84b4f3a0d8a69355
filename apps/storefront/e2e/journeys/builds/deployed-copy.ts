import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, headersOf, type BuildName } from '../../build.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const digestOf = (page: string) => sha256(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '');

/** Writes the page of a build. Its list of files names the page by its content. */
function writePage(folder: string, page: string): void {
  writeFileSync(join(folder, 'index.html'), page);
  const list = readFileSync(join(folder, 'sw.js'), 'utf8')
    .replace(/(?<=revision"?:[`"'])\w+/, (revision) => `${revision}2`)
    .replace(/(?<=integrity"?:[`"']sha256-)[^`"']+/, sha256(page));
  writeFileSync(join(folder, 'sw.js'), list);
}

/** Gives every script of a build another name, as the next build would. */
function renameScripts(folder: string, headers: Record<string, string>): void {
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
  writePage(folder, page.replace(digest, inline));
  headers['Content-Security-Policy'] = headers['Content-Security-Policy']?.replace(digest, inline) ?? '';
}

/**
 * A copy of a build on a host, which can be replaced by a newer one. Each release has a folder of its own and a link names the current one, as on
 * real hosts: a response that has begun is read to its end.
 */
export function deployCopy(build: BuildName) {
  const root = mkdtempSync(join(tmpdir(), 'my-food-deployed-'));
  const folder = join(root, 'current');
  const headers = headersOf(build);
  let releases = 0;
  const publish = (write: (release: string) => void) => {
    const release = join(root, `release-${String(++releases)}`);
    mkdirSync(release);
    write(release);
    const link = `${release}-link`;
    symlinkSync(release, link);
    renameSync(link, folder);
  };
  /** Replaces all files by those of another build. */
  const replace = (source: BuildName) => {
    publish((release) => {
      cpSync(folderOf(source), release, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    });
    Object.assign(headers, headersOf(source));
  };
  replace(build);
  return {
    folder,
    /** The headers of the build that is deployed. */
    headers,
    replace,
    /** Deploys a newer build, in which every script has another name. The files of the older one are gone. */
    renew: () => {
      publish((release) => {
        cpSync(realpathSync(folder), release, { recursive: true });
        renameScripts(release, headers);
      });
    },
    /** Deploys a build that differs in its policy alone: it allows pictures of another origin. */
    allowPictures: (origin: string) => {
      const allow = (policy = '') => policy.replace("img-src 'self'", (sources) => `${sources} ${origin}`);
      publish((release) => {
        cpSync(realpathSync(folder), release, { recursive: true });
        writePage(release, allow(readFileSync(join(release, 'index.html'), 'utf8')));
      });
      headers['Content-Security-Policy'] = allow(headers['Content-Security-Policy']);
    },
    /** Makes every file of the build missing, as a host does that is out of order. */
    empty: () => {
      publish(() => undefined);
    },
    /** Leaves nothing of the shop but the `sw.js` that takes the place of its service worker (docs/deployment.md). */
    retire: () => {
      publish((release) => {
        cpSync(join(folderOf('demo'), 'sw.js'), join(release, 'sw.js'));
        writeFileSync(join(release, 'index.html'), '<!doctype html><title>Closed</title>');
      });
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
