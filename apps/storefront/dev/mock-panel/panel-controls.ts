/** One request to the mock backend. */
export interface PanelCall {
  id: number;
  method: string;
  path: string;
  /** null while pending. */
  status: number | 'dropped' | null;
  ms: number | null;
  /** Whether a fault changed the response. */
  isFaulty: boolean;
}

export interface PanelState {
  scenario: string;
  /** In the syntax of a `?mock=` link: `placeOrder:500@2`. */
  faults: readonly string[];
  /** Oldest first. */
  calls: readonly PanelCall[];
}

/** The controls of the mock backend that the panel uses. A port: main.tsx, the only file that imports the mock, provides it. */
export interface PanelControls {
  scenarios: readonly string[];
  operations: readonly string[];
  faultPresets: readonly string[];
  /** Kinds of faults and their descriptions, without status codes. */
  faultKinds: Readonly<Record<string, string>>;
  /** Stable until something changes, for `useSyncExternalStore`. */
  state(): PanelState;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  isFault(text: string): boolean;
  setFaults(texts: readonly string[]): void;
  setFaultPreset(name: string): void;
  startScenario(name: string): Promise<void>;
  expireAccessTokens(): Promise<void>;
  revokeTokens(): Promise<void>;
  clearCalls(): void;
  reset(): Promise<void>;
}
