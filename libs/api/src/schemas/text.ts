import * as v from 'valibot';

/** UTF-16 units of what a server may call a name, say in a field, and write at length. A megabyte in one of them would hold up every screen it is on. */
const longest = { name: 300, field: 1_000, description: 20_000 } as const;

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a pair is no character.
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function readable(text: string, kind: keyof typeof longest): string {
  // Cut first, and with room for what is taken out: a huge text then costs nothing.
  return cut(text.slice(0, longest[kind] * 2).replaceAll('\u0000', ''), longest[kind]);
}

/** A name that must be there. */
export const requiredText = v.pipe(
  v.string(),
  v.transform((text) => readable(text, 'name')),
  v.check((text) => text.trim() !== ''),
);

const optional = (kind: keyof typeof longest) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? readable(value, kind) : Number.isFinite(value) ? String(value) : '')),
  );

/** A text that may be missing, null or of another kind: then ''. A telephone number may be served as a number. */
export const optionalName = optional('name');
export const optionalText = optional('field');
export const optionalDescription = optional('description');
