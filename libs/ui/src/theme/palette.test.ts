import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);
const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;

describe('the palette', () => {
  it('is the only place with colour literals', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories|examples)\./.test(file) && !file.endsWith('palette.ts'),
    );
    const offenders = files.filter((file) => literal.test(readFileSync(new URL(file, sources), 'utf8')));
    expect(files.length).toBeGreaterThan(50);
    expect(offenders).toEqual([]);
  });
});
