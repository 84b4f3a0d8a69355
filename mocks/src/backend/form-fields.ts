import type { FieldErrors } from '../contract/contract-http.ts';
import { isObject } from '../contract/is-object.ts';

export const required = 'This field is required.';
const blank = 'This field may not be blank.';

/** The request's form; null when its body is no form. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

export const unreadableForm = { detail: 'Multipart form parse error' };
export const unreadableJson = { detail: 'JSON parse error' };

/** The request's JSON object as a map, which is safe for keys such as `__proto__`; null when its body is no object. */
export async function readObject(request: Request): Promise<ReadonlyMap<string, unknown> | null> {
  try {
    const body: unknown = await request.json();
    return toMap(body);
  } catch {
    return null;
  }
}

export const toMap = (value: unknown): ReadonlyMap<string, unknown> | null =>
  isObject(value) && !Array.isArray(value) ? new Map(Object.entries(value)) : null;

/** A non-blank text; `undefined` when it is missing, which is an error unless `isPartial`. */
export function readText(form: FormData, field: string, errors: FieldErrors, isPartial: boolean): string | undefined {
  const value = form.get(field);
  if (value === null && isPartial) return undefined;
  if (typeof value !== 'string') errors[field] = [value === null ? required : 'Not a valid string.'];
  else if (value.trim() === '') errors[field] = [blank];
  else return value;
  return undefined;
}

/** A picture by its declared type, except SVG; `undefined` when it is missing, which is an error unless `isPartial`. */
export function readPicture(form: FormData, field: string, errors: FieldErrors, isPartial: boolean): File | undefined {
  const value = form.get(field);
  if (value === null && isPartial) return undefined;
  if (value === null) errors[field] = ['No file was submitted.'];
  else if (typeof value === 'string') errors[field] = ['The submitted data was not a file. Check the encoding type on the form.'];
  else if (value.size === 0) errors[field] = ['The submitted file is empty.'];
  else if (!/^image\/(?!svg)/.test(value.type))
    errors[field] = ['Upload a valid image. The file you uploaded was either not an image or a corrupted image.'];
  else return value;
  return undefined;
}

/** A non-blank string of a JSON body. */
export function readString(body: ReadonlyMap<string, unknown>, field: string, errors: FieldErrors): string {
  const value = body.get(field);
  if (value === undefined) errors[field] = [required];
  else if (typeof value !== 'string') errors[field] = ['Not a valid string.'];
  else if (value === '') errors[field] = [blank];
  else return value;
  return '';
}
