// npm run generate: writes all generated files that are committed; with --check only lists the outdated ones.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from './command-line.mjs';
import { generateContract } from './generate/contract.ts';
import { generateInterfaceFonts } from './generate/interface-fonts.ts';
import { generateMachineDocuments } from './generate/machine-documents.ts';
import { generateReceiptFonts } from './generate/receipt-fonts.ts';
import { generateThemeTokens } from './generate/theme-tokens.ts';

const usage = `Usage: npm run generate -- [--check]

--check    lists what is out of date instead of writing it`;
const { check: isCheck = false } = readOptions({ check: { type: 'boolean' } }, usage);
const outdated: string[] = [];
const generators = [generateContract, generateInterfaceFonts, generateReceiptFonts, generateMachineDocuments, generateThemeTokens];
for (const generate of generators) {
  for (const [file, content] of Object.entries(await generate())) {
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    if (content !== null && existsSync(path) && readFileSync(path).equals(Buffer.from(content))) continue;
    outdated.push(file);
    if (isCheck) continue;
    if (content === null) rmSync(path);
    else writeFileSync(path, content);
  }
}
if (outdated.length > 0) console.log(`${isCheck ? 'Out of date, run npm run generate' : 'Written'}: ${outdated.join(', ')}`);
if (isCheck && outdated.length > 0) process.exit(1);
