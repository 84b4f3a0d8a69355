import { readContract } from './contract-file.ts';
import { createExchangeCheck } from './exchange-check.ts';

export { type ContractProblem, describeProblem } from './exchange-check.ts';

/** Validates a request, and its response if there is one, against openapi.yaml. */
export const validateExchange = createExchangeCheck(readContract());
