import type * as v from 'valibot';
import type { components } from '../generated/schema.ts';

/** A schema for each field of one of the contract's objects: a field that is renamed, added or removed in `openapi.yaml` does not compile here. */
export type ContractFields<Name extends keyof components['schemas']> = Record<keyof components['schemas'][Name], v.GenericSchema>;
