import * as v from 'valibot';
import type { ContractFields } from './contract-fields.ts';

const token = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
);

/** Login. A role that is no string is read as ''. */
export const loginResponseSchema = v.object({
  access: token,
  refresh: token,
  role: v.optional(v.fallback(v.string(), ''), ''),
} satisfies ContractFields<'Login'>);

/** Refresh. Servers that rotate refresh tokens return the next one. */
export const renewalResponseSchema = v.object({
  access: token,
  refresh: v.optional(v.fallback(v.nullable(token), null), null),
} satisfies ContractFields<'RenewedAccess'>);
