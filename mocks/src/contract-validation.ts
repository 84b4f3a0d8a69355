import { readContract } from './contract-file.ts';
import { createExchangeCheck } from './exchange-check.ts';

export { type ContractProblem, describeProblem } from './exchange-check.ts';

/** How a call (and its answer, where there was one) differs from openapi.yaml; empty when it does not. */
export const validateExchange = createExchangeCheck(readContract());
