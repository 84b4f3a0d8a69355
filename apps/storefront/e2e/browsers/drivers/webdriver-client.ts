type Body = Readonly<Record<string, unknown>>;

/** Sends commands of the W3C WebDriver protocol. */
export interface WebDriverClient {
  get<Value>(path: string): Promise<Value>;
  post<Value>(path: string, body?: Body): Promise<Value>;
  delete(path: string): Promise<void>;
}

/** A client for the driver at `origin`. A failed command rejects with the driver's message. */
export function createWebDriverClient(origin: string): WebDriverClient {
  const send = async (method: string, path: string, body?: Body) => {
    const response = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${String(value.error)}: ${String(value.message)}`);
    return value;
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    delete: (path) => send('DELETE', path),
  };
}
