import { ApiError } from './api-error.ts';

/**
 * Whether a failed write may have been carried out: there is no response, none that can be read, or a 5xx, such as that of a gateway whose server did not
 * answer it in time. Not on the first screen: a module of its own.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.reason !== 'status' || Number(error.status) >= 500;
