// The scripts of package.json: node tools/run.mjs [--browser] [--engines floor,firefox] <tool or package> [arguments]
// Installs what is missing, then runs a tool of this folder or the command of a package in this process, which ends with its npm.
// Runs before anything is installed: no packages, no TypeScript.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withoutSettings } from './build-settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

const { engines } = readJson('package.json');
/** @param {string} version */
const toNumber = (version) => version.split('.').reduce((sum, part, index) => sum + Number.parseInt(part) / 1000 ** index, 0);
const own = process.versions.node;
/** Whether this Node is in a range such as `>=24` or `^22.13.0`, which has one major version. @param {string} range */
function includesOwn(range) {
  const first = range.replace(/^\D+/, '');
  return toNumber(own) >= toNumber(first) && (range.startsWith('>=') || Number.parseInt(own) === Number.parseInt(first));
}
if (!engines.node.split(' || ').some(includesOwn)) {
  console.error(`My Food needs Node ${engines.node}. This is Node ${own}: see https://nodejs.org.`);
  process.exit(1);
}

if (/[#?]/.test(root)) {
  console.error(`My Food cannot run in ${root}: Vite takes # and ? in a path for parts of a URL. Rename the folder.`);
  process.exit(1);
}

/** The script that a package's command of the same name runs. @param {string} name */
function findCommand(name) {
  const { bin } = readJson(`node_modules/${name}/package.json`);
  return `${root}node_modules/${name}/${typeof bin === 'string' ? bin : bin[name]}`;
}

const given = process.argv.slice(2);
const needsBrowser = given[0] === '--browser' && given.shift() !== undefined;
const wantedEngines = given[0] === '--engines' ? (given.splice(0, 2)[1] ?? '').split(',') : [];
const [command = '', ...rest] = given;

// Vite would prefer it to the command: a server with the texts of a build, or a build with React for development.
delete process.env.NODE_ENV;
if (needsBrowser) Object.assign(process.env, withoutSettings);

const { install } = await import('./bootstrap.mjs');
// Neither help nor a list needs a browser.
const isInformation = rest.some((argument) => ['--help', '-h', '--list'].includes(argument));
await install(isInformation ? { needsBrowser: false, wantedEngines: [] } : { needsBrowser, wantedEngines });

const isTool = /\.(ts|mjs)$/.test(command);
const file = isTool ? `${root}${command}` : findCommand(command);
process.argv = [process.execPath, file, ...rest];
if (command.endsWith('.ts')) (await import('tsx/esm/api')).register();
// A mistake in a setting is printed as its sentence; Node would add a line of the source to it.
await import(pathToFileURL(file).href).catch((error) => {
  console.error(error);
  process.exit(1);
});
