// The options of the commands: unknown ones, help and ports. Plain JavaScript, for `npm start`.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Prints a message and ends the process.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} OptionsConfig */

/**
 * The options of this process. `--help` prints the usage and ends it, an unknown option is a sentence.
 * @template {OptionsConfig} Options
 * @param {Options} options
 * @param {string} usage
 */
export const readOptions = (options, usage) => readArguments({ options, allowPositionals: false }, usage).values;

/**
 * As `readOptions`, for a command that may have other arguments, too.
 * @template {{ options: OptionsConfig, allowPositionals: boolean }} Config
 * @param {Config} config
 * @param {string} usage
 */
export function readArguments(config, usage) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${messageOf(error).replace(/\.? To specify .*/s, '')}\n\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} from the least one
 */
export const readWholeNumber = (name, text, from) =>
  /^(0|[1-9]\d*)$/.test(text) && Number(text) >= from ? Number(text) : fail(`${name} is '${text}'. It is a whole number from ${from} on.`);

/**
 * A folder that contains a build of the shop.
 * @param {string} name
 * @param {string} folder
 */
export const readBuild = (name, folder) =>
  existsSync(`${folder}/_headers`) ? folder : fail(`${name}: '${folder}' is no build of the shop.`);

/**
 * One of the values that an option allows.
 * @param {string} name
 * @param {string} value
 * @param {readonly string[]} allowed
 */
export const readChoice = (name, value, allowed) =>
  allowed.includes(value) ? value : fail(`${name} is '${value}'. One of: ${allowed.join(', ')}.`);

/**
 * The port: the option, else PORT, else the default. An empty PORT counts as none, 0 is any free port.
 * @param {string | undefined} option
 * @param {number} fallback
 */
export function readPort(option, fallback) {
  const [name, text] = option === undefined ? ['PORT', process.env.PORT ?? ''] : ['--port', option];
  if (name === 'PORT' && text.trim() === '') return fallback;
  const port = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : fail(`${name} is '${text}'. A port is a whole number from 0 to 65535.`);
}

/**
 * Prints why no server listens, and ends the process.
 * @param {unknown} error
 * @param {string} command
 * @param {number} port
 * @returns {never}
 */
export function failToListen(error, command, port) {
  const isTaken = /EADDRINUSE|already in use/.test(messageOf(error));
  return fail(isTaken ? `Port ${port} is taken. Another one: ${command} -- --port ${port + 1}` : messageOf(error));
}

/** Ends this process soon after the one that started it, such as npm: a server that outlived it would hold the port. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 1000).unref();
}
