import { bearerOf } from '../backend/authenticate.ts';

/** The response of a fault, in place of the real one. */
export interface FaultResponse {
  status: number;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent verbatim: broken JSON, HTML. */
  text?: string;
  /** Default: application/json. */
  contentType?: string;
  headers?: Record<string, string>;
}

/** A fault that applies to matching calls. At most one applies to a call: the newest. */
export interface Fault {
  /** Default: any method. */
  method?: string;
  /** A path of the contract, `/api/food/{id}/`, or `*` for every call. */
  path: string;
  /** Matches the bearer (null: none). */
  whenBearer?: (bearer: string | null) => boolean;
  /** The number of matching calls to skip first. */
  skip?: number;
  /** The number of calls it applies to; default: all. */
  times?: number;
  /** Delay of the response in milliseconds. */
  delayMs?: number;
  /** The response waits for `release()`. */
  isHeld?: boolean;
  /** There is no response. */
  isSilent?: boolean;
  /** The connection is dropped. */
  isDropped?: boolean;
  reply?: FaultResponse;
  /** Maps the JSON of the real response; keeps its status. */
  changeJson?: (body: unknown) => unknown;
  /** With `reply`, `isDropped` or `isSilent`: whether the request is processed anyway. Default: false. */
  isProcessed?: boolean;
}

/** The response to a call, and whether a fault replaced or changed it. A delayed response is unchanged. */
export interface HandledResponse {
  response: Response;
  isFaulty: boolean;
}

/** Removes the fault and releases the responses it holds. */
export interface ProgrammedFault {
  (): void;
  /** Releases the held responses, and holds no more. */
  release: () => void;
  /** The number of calls it has applied to. */
  hitCount: () => number;
}

interface Rule {
  fault: Fault;
  matchCount: number;
  hitCount: number;
  released: Promise<void>;
  release: () => void;
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const matchesPath = (pattern: string, pathname: string) =>
  pattern === '*' || new RegExp(`^${escape(pattern).replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function matches({ method, path, whenBearer }: Fault, request: Request): boolean {
  if (method !== undefined && method.toUpperCase() !== request.method) return false;
  return matchesPath(path, new URL(request.url).pathname) && (whenBearer?.(bearerOf(request.headers)) ?? true);
}

function toResponse({ status, json, text, contentType = 'application/json', headers }: FaultResponse): Response {
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  return new Response(body, { status, headers: { ...(body === null ? {} : { 'content-type': contentType }), ...headers } });
}

async function mapJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  const text = await response.text();
  if (text === '') return response;
  const body: unknown = JSON.parse(text);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(change(body)), { status: response.status, headers });
}

function createRelease(): { released: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

const never = new Promise<never>(() => undefined);

/** The programmed faults, and the responses to calls under them. */
export function createFaults() {
  let rules: Rule[] = [];

  // Every rule counts every matching call, even if another rule applies to it.
  const matchRule = (request: Request): Rule | null => {
    const matching = rules.filter((rule) => matches(rule.fault, request));
    for (const rule of matching) rule.matchCount += 1;
    const matched =
      matching.find(({ fault: { skip = 0, times = Infinity }, matchCount, hitCount }) => matchCount > skip && hitCount < times) ?? null;
    if (matched) matched.hitCount += 1;
    return matched;
  };

  const isReplaced = (fault: Fault) => fault.reply !== undefined || fault.isDropped === true || fault.isSilent === true;
  const applyFault = async ({ fault, released }: Rule, process: () => Promise<Response>): Promise<Response> => {
    const replaced = isReplaced(fault);
    const own = !replaced || fault.isProcessed === true ? await process() : Response.error();
    if (fault.isSilent) return never;
    if (fault.isHeld) await released;
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.isDropped) return Response.error();
    if (fault.reply) return toResponse(fault.reply);
    return fault.changeJson ? mapJson(own, fault.changeJson) : own;
  };

  return {
    program(fault: Fault): ProgrammedFault {
      const rule: Rule = { fault, matchCount: 0, hitCount: 0, ...createRelease() };
      rules = [rule, ...rules];
      const remove = () => {
        rules = rules.filter((other) => other !== rule);
        rule.release();
      };
      return Object.assign(remove, { release: rule.release, hitCount: () => rule.hitCount });
    },
    /** Removes all rules and releases all held responses. */
    clear(): void {
      for (const rule of rules) rule.release();
      rules = [];
    },
    /** A dropped connection is a `Response.error()`. */
    async respond(request: Request, process: () => Promise<Response>): Promise<HandledResponse> {
      const rule = matchRule(request);
      if (!rule) return { response: await process(), isFaulty: false };
      return { response: await applyFault(rule, process), isFaulty: isReplaced(rule.fault) || rule.fault.changeJson !== undefined };
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
