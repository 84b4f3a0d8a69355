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

/** A call's answer, and whether it is a fault's instead of the shop's own. A late answer is still the shop's own. */
export interface Answered {
  response: Response;
  isSpoilt: boolean;
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
  const text = await response.text();
  if (text === '') return response;
  const body: unknown = JSON.parse(text);
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

  // Every rule counts every call it matches, taken by another rule or not: the n-th call is the n-th call.
  const take = (request: Request): Rule | null => {
    const matching = rules.filter((rule) => matches(rule.fault, request));
    for (const rule of matching) rule.seen += 1;
    const taken = matching.find(({ fault: { skip = 0, times = Infinity }, seen, hits }) => seen > skip && hits < times) ?? null;
    if (taken) taken.hits += 1;
    return taken;
  };

  const isReplaced = (fault: Fault) => fault.reply !== undefined || fault.isDropped === true || fault.isSilent === true;
  const spoil = async ({ fault, opened }: Rule, process: () => Promise<Response>): Promise<Response> => {
    const replaced = isReplaced(fault);
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
    async answer(request: Request, process: () => Promise<Response>): Promise<Answered> {
      const rule = take(request);
      if (!rule) return { response: await process(), isSpoilt: false };
      return { response: await spoil(rule, process), isSpoilt: isReplaced(rule.fault) || rule.fault.changeJson !== undefined };
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
