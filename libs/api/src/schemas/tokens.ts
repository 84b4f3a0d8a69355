import * as v from 'valibot';
import { isToken } from '../client/bearer.ts';
import type { ContractFields } from './contract-fields.ts';

/** A header has to contain it. */
const accessToken = v.pipe(
  v.string(),
  v.check((text) => isToken(text)),
);
const refreshToken = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
);

/** Login. A role that is no string is read as ''. */
export const loginResponseSchema = v.object({
  access: accessToken,
  refresh: refreshToken,
  role: v.optional(v.fallback(v.string(), ''), ''),
} satisfies ContractFields<'Login'>);

/** Refresh. Servers that rotate refresh tokens return the next one. */
export const renewalResponseSchema = v.object({
  access: accessToken,
  refresh: v.optional(v.fallback(v.nullable(refreshToken), null), null),
} satisfies ContractFields<'RenewedAccess'>);
