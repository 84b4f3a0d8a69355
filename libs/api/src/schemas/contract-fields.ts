import type * as v from 'valibot';
import type { components } from '../generated/schema.ts';

/** A schema, or another value, for each field of a contract object: a field that `openapi.yaml` renames or adds is a compile error where it is missing. */
export type ContractFields<Name extends keyof components['schemas'], Value = v.GenericSchema> = Record<
  keyof components['schemas'][Name],
  Value
>;
