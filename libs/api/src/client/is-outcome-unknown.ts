import { ApiError } from './api-error.ts';

/** Whether a failed write may have been carried out: there is no response, or none that can be read. Not on the first screen: a module of its own. */
export const isOutcomeUnknown = (error: unknown): boolean => !(error instanceof ApiError) || error.reason !== 'status';
