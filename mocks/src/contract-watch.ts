import { parse } from 'yaml';
import contract from '../../openapi.yaml?raw';
import { type ContractProblem, createExchangeCheck, describeProblem } from './exchange-check.ts';
import type { Observe } from './handlers.ts';
import { recordAnswer, recordRequest } from './recorded-requests.ts';

export { type ContractProblem, describeProblem } from './exchange-check.ts';

/**
 * Holds every call of a backend, and every answer of the shop's own, against openapi.yaml. For browsers (development, stories):
 * it brings the validator and the document along, and no build may hold it.
 */
export function createContractWatch(onProblem: (problem: ContractProblem) => void): Observe {
  const validate = createExchangeCheck(parse(contract));
  return (request, answer) => {
    const exchange = recordRequest(request);
    answer
      .then(async ({ response, isSpoilt }) => {
        const given = response.type === 'error' ? null : await recordAnswer(response.clone());
        for (const problem of validate(await exchange, given, !isSpoilt)) onProblem(problem);
      })
      .catch((error: unknown) => console.error('The contract could not be checked.', error));
  };
}

/** Says every problem in the console: call, field, rule. */
export const watchContract = (): Observe => createContractWatch((problem) => console.error(describeProblem(problem)));
