import { bearerOf } from './caller.ts';

/** What the call is answered with instead of its own answer. */
export interface FaultReply {
  status: number;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: broken JSON, HTML. */
  text?: string;
  /** Default: application/json. */
  contentType?: string;
  headers?: Record<string, string>;
}

/** A rule that spoils matching calls. The newest matching rule wins; a call is spoilt by one rule at most. */
export interface Fault {
  /** Any when left out. */
  method?: string;
  /** As in the contract, `/api/food/{id}/`; `*` is every call. */
  path: string;
  /** Only calls with such a bearer (null: without one). */
  whenBearer?: (bearer: string | null) => boolean;
  /** So many matching calls pass first. */
  skip?: number;
  /** So many calls are spoilt; without it every one. */
  times?: number;
  /** The answer leaves so many milliseconds after it was made. */
  delayMs?: number;
  /** The answer waits for `release()`. */
  isHeld?: boolean;
  /** No answer ever comes. */
  isSilent?: boolean;
  /** The connection breaks. */
  isDropped?: boolean;
  reply?: FaultReply;
  /** Changes the JSON of the call's own answer; its status stays. */
  changeJson?: (body: unknown) => unknown;
  /** With `reply`, `isDropped` or `isSilent`: does the server do its work all the same? Default: no. */
  isProcessed?: boolean;
}

/** Calling it takes the rule away; answers it holds are released. */
export interface ProgrammedFault {
  (): void;
  /** Lets the held answers go, and holds no further ones. */
  release: () => void;
  /** How many calls it has spoilt. */
  hitCount: () => number;
}

interface Rule {
  fault: Fault;
  seen: number;
  hits: number;
  opened: Promise<void>;
  open: () => void;
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const matchesPath = (pattern: string, pathname: string) =>
  pattern === '*' || new RegExp(`^${escape(pattern).replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

function matches({ method, path, whenBearer }: Fault, request: Request): boolean {
  if (method !== undefined && method.toUpperCase() !== request.method) return false;
  return matchesPath(path, new URL(request.url).pathname) && (whenBearer?.(bearerOf(request.headers)) ?? true);
}

function toResponse({ status, json, text, contentType = 'application/json', headers }: FaultReply): Response {
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  return new Response(body, { status, headers: { ...(body === null ? {} : { 'content-type': contentType }), ...headers } });
}

async function changed(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  const body: unknown = await response.json();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(change(body)), { status: response.status, headers });
}

function createGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const never = new Promise<never>(() => undefined);

/** The list of programmed faults, and how a call is answered under them. */
export function createFaults() {
  let rules: Rule[] = [];

  const take = (request: Request): Rule | null => {
    for (const rule of rules) {
      const { skip = 0, times = Infinity } = rule.fault;
      if (!matches(rule.fault, request)) continue;
      rule.seen += 1;
      if (rule.seen <= skip || rule.hits >= times) continue;
      rule.hits += 1;
      return rule;
    }
    return null;
  };

  const spoil = async ({ fault, opened }: Rule, process: () => Promise<Response>): Promise<Response> => {
    const replaced = fault.reply !== undefined || fault.isDropped === true || fault.isSilent === true;
    const own = !replaced || fault.isProcessed === true ? await process() : Response.error();
    if (fault.isSilent) return never;
    if (fault.isHeld) await opened;
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.isDropped) return Response.error();
    if (fault.reply) return toResponse(fault.reply);
    return fault.changeJson ? changed(own, fault.changeJson) : own;
  };

  return {
    program(fault: Fault): ProgrammedFault {
      const rule: Rule = { fault, seen: 0, hits: 0, ...createGate() };
      rules = [rule, ...rules];
      const remove = () => {
        rules = rules.filter((other) => other !== rule);
        rule.open();
      };
      return Object.assign(remove, { release: rule.open, hitCount: () => rule.hits });
    },
    /** Takes all rules away and lets all held answers go. */
    clear(): void {
      for (const rule of rules) rule.open();
      rules = [];
    },
    /** A broken connection comes out as `Response.error()`. */
    answer(request: Request, process: () => Promise<Response>): Promise<Response> {
      const rule = take(request);
      return rule ? spoil(rule, process) : process();
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
