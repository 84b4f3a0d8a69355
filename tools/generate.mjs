// Writes everything that is derived and committed; with --check only says what is out of date.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const generators = ['generate-contract.mjs', 'build-fonts.mjs', 'build-receipt-fonts.mjs', 'generate-machine-docs.mjs'];
const options = process.argv.includes('--check') ? ['--check'] : [];
const failed = generators.filter((name) => {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Out of date: ${failed.join(', ')}. Run: npm run generate`);
  process.exit(1);
}
