import { parse } from 'yaml';
import contract from '../../../openapi.yaml?raw';
import { type ContractProblem, createExchangeCheck, describeProblem } from './exchange-check.ts';
import type { HandledResponse } from '../faults/faults.ts';
import type { Observe } from '../backend/handlers.ts';
import { recordResponse, recordRequest, type RecordedRequest } from '../http/recorded-requests.ts';

export { type ContractProblem, describeProblem } from './exchange-check.ts';

/**
 * Validates every request of a backend, and every response that is not a fault, against openapi.yaml. For development and stories: it imports the
 * validator and the document, so a build must not contain it.
 */
export function createContractMonitor(onProblem: (problem: ContractProblem) => void) {
  const validate = createExchangeCheck(parse(contract));
  const running = new Set<Promise<void>>();
  const check = async (exchange: Promise<RecordedRequest>, { response, isFaulty }: HandledResponse) => {
    const given = response.type === 'error' ? null : await recordResponse(response.clone());
    for (const problem of validate(await exchange, given, !isFaulty)) onProblem(problem);
  };
  const observe: Observe = (request, response) => {
    const exchange = recordRequest(request);
    response
      .then((handled) => {
        const checked = check(exchange, handled).finally(() => running.delete(checked));
        running.add(checked);
        return checked;
      })
      .catch((error: unknown) => console.error('An exchange could not be validated.', error));
  };
  /** Resolves when every response received so far is validated. Does not wait for pending calls. */
  const settled = async (): Promise<void> => {
    await Promise.allSettled(running);
  };
  return { observe, settled };
}

/** Logs every problem to the console: call, field, rule. */
export const monitorContract = (): Observe => createContractMonitor((problem) => console.error(describeProblem(problem))).observe;
