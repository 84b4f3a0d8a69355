/** One part of a multipart form. */
export interface RecordedPart {
  name: string;
  value: string;
  file: { name: string; type: string; bytes: Uint8Array } | null;
}

/** One request and its response (null: none, or pending). */
export interface RecordedRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
  /** The parsed body of a JSON request, else undefined. */
  json: unknown;
  /** The parts of a multipart request, else null. */
  form: RecordedPart[] | null;
  answer: RecordedResponse | null;
  /** Whether a programmed fault replaced or changed the response. */
  isFaulty: boolean;
}

export interface RecordedResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

async function readParts(request: Request): Promise<RecordedPart[]> {
  const parts: RecordedPart[] = [];
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') parts.push({ name, value, file: null });
    else {
      const bytes = new Uint8Array(await value.arrayBuffer());
      parts.push({ name, value: '', file: { name: value.name, type: value.type, bytes } });
    }
  }
  return parts;
}

/** undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads clones: the request itself stays unread. */
export async function recordRequest(request: Request): Promise<RecordedRequest> {
  const { pathname, search } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  return {
    method: request.method,
    path: pathname,
    query: search,
    headers: Object.fromEntries(request.headers),
    bytes,
    json: type.startsWith('application/json') ? parseJson(new TextDecoder().decode(bytes)) : undefined,
    form: type.startsWith('multipart/form-data') ? await readParts(request.clone()).catch(() => null) : null,
    answer: null,
    isFaulty: false,
  };
}

export async function recordResponse(response: Response): Promise<RecordedResponse> {
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.clone().text() };
}
