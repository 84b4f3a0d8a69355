import * as v from 'valibot';

/** Maximum lengths in UTF-16 units. A text of a megabyte would block the rendering of every screen it is on. */
export const maxLengths = { name: 300, field: 1_000, description: 20_000 } as const;

/** The length of a truncated name, with its ellipsis. */
export const truncatedNameLength = maxLengths.name + 1;

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a surrogate pair would be unreadable.
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '…')}…`;
}

function sanitize(text: string, kind: keyof typeof maxLengths): string {
  // Slices before replacing, so that a huge text costs nothing; twice the length, for the NULs that are removed.
  return truncate(text.slice(0, maxLengths[kind] * 2).replaceAll('\u0000', ''), maxLengths[kind]);
}

/** A required name. */
export const requiredText = v.pipe(
  v.string(),
  v.transform((text) => sanitize(text, 'name')),
  v.check((text) => text.trim() !== ''),
);

const optional = (kind: keyof typeof maxLengths) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? sanitize(value, kind) : Number.isFinite(value) ? String(value) : '')),
  );

/** An optional text; '' when it is missing, null or of another type. A number, such as a telephone number, becomes text. */
export const optionalName = optional('name');
export const optionalText = optional('field');
export const optionalDescription = optional('description');
