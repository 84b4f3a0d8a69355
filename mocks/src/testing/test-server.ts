import type { AccountName } from '../data/accounts.ts';
import { type ContractProblem, type MockServerOptions, startMockServer } from '../http/server.ts';
import { sessionOf } from '../http/session-of.ts';

interface CallResult {
  status: number;
  body: unknown;
}

/** A small picture file. The backend checks only its type. */
export const pictureFile = (name = 'dish.png', type = 'image/png', bytes = [137, 80, 78, 71]): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A mock server over HTTP and a client for it. `contractProblems` collects every response and every accepted request that breaks openapi.yaml. */
export async function createTestServer(options: MockServerOptions = {}) {
  const contractProblems: ContractProblem[] = [];
  const server = await startMockServer({
    scenario: 'fourDishes',
    onContractProblem(problem, exchange) {
      if (problem.side === 'response' || (exchange.answer?.status ?? 0) < 400) contractProblems.push(problem);
    },
    ...options,
  });
  const call = async (method: string, path: string, body?: FormData | object, bearer?: string): Promise<CallResult> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, body: parsed };
  };
  return {
    server,
    call,
    contractProblems,
    signIn: (name: AccountName) => sessionOf(server, name),
  };
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;
