import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Copies the workspace to a folder of `dist` as a clone with installed packages: every file that git has or would add, and links to the
 * packages. Those of the workspace link to the copy.
 */
export function copyWorkspace(folder: string): string {
  const copy = join(root, 'dist', folder);
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@my-food') symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  cpSync(join(root, 'node_modules/@my-food'), join(packages, '@my-food'), { recursive: true, verbatimSymlinks: true });
  return copy;
}
