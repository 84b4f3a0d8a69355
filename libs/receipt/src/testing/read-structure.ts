import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readRawParts } from './raw-parts.ts';
import { joinWords, type Run } from './read-pdf.ts';

interface Part {
  role: string;
  children: (Part | { type: string; id: string })[];
}

/**
 * The structure tree of each page, one line per element, indented by depth: ' TH Column: Food'.
 * A table that spans pages is complete on each, with the text of that page.
 */
export async function readStructure(bytes: Uint8Array, pages: readonly Run[][]): Promise<string[][]> {
  const { scopes } = readRawParts(bytes);
  const task = getDocument({ data: new Uint8Array(bytes) });
  const document = await task.promise;
  const structure: string[][] = [];
  for (const [index, runs] of pages.entries()) {
    const page = await document.getPage(index + 1);
    const wordsOf = (id: string) => runs.filter(({ mcid }) => `p${page.ref?.num}R_mc${mcid}` === id).map(({ text }) => text);
    const outline = ({ role, children }: Part, depth: number): string[] => {
      const ids = children.flatMap((child) => ('id' in child ? [child.id] : []));
      const name = [' '.repeat(depth) + role, ...ids.slice(0, 1).flatMap((id) => scopes.get(id) ?? [])].join(' ');
      const parts = children.flatMap((child) => ('role' in child ? outline(child, depth + 1) : []));
      return [ids.length === 0 ? name : `${name}: ${joinWords(ids.flatMap(wordsOf))}`, ...parts];
    };
    const root: Part = await page.getStructTree();
    structure.push(root.children.flatMap((part) => ('role' in part ? outline(part, 0) : [])));
  }
  await task.destroy();
  return structure;
}
