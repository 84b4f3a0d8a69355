import { validateExchange, type ValidateExchange } from '@my-food/mocks/server';
import { readViolations } from './prism.ts';

/** Our own validation and Prism's. */
export const validateWithPrism: ValidateExchange = (request, answer, isRealResponse) => [
  ...validateExchange(request, answer, isRealResponse),
  ...(answer ? readViolations(`${request.method} ${request.path}`, answer.headers) : []),
];
