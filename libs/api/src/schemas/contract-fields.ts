import type * as v from 'valibot';
import type { components } from '../generated/schema.ts';

/** A schema for each field of a contract object: renaming, adding or removing a field in `openapi.yaml` is a compile error here. */
export type ContractFields<Name extends keyof components['schemas']> = Record<keyof components['schemas'][Name], v.GenericSchema>;
