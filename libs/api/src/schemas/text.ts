import * as v from 'valibot';

function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}

/** A text that must be there. */
export const requiredText = v.pipe(
  v.string(),
  v.transform(withoutNul),
  v.check((text) => text.trim() !== ''),
);

/** A text that may be missing, null or of another kind: then ''. A telephone number may be served as a number. */
export const optionalText = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? withoutNul(value) : Number.isFinite(value) ? String(value) : '')),
);
