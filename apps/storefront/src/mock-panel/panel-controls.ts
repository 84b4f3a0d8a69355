/** One call to the sample shop. */
export interface PanelCall {
  id: number;
  method: string;
  path: string;
  /** null: still waiting. */
  status: number | 'dropped' | null;
  ms: number | null;
  /** Whether a fault answered in the shop's place. */
  isSpoilt: boolean;
}

export interface PanelState {
  scenario: string;
  /** In the words of a `?mock=` link: `placeOrder:500@2`. */
  faults: readonly string[];
  /** Oldest first. */
  calls: readonly PanelCall[];
}

/** The switches of a mock backend, as far as the panel uses them. Port: main.tsx, the one file that knows the mock, hands them in. */
export interface PanelControls {
  scenarios: readonly string[];
  operations: readonly string[];
  weathers: readonly string[];
  /** Word and meaning, without statuses. */
  faultWords: Readonly<Record<string, string>>;
  /** The same object until something changes. */
  state(): PanelState;
  /** Calling the answer ends it. */
  subscribe(listener: () => void): () => void;
  isFault(text: string): boolean;
  setFaults(texts: readonly string[]): void;
  setWeather(name: string): void;
  startScenario(name: string): Promise<void>;
  expireAccessTokens(): Promise<void>;
  revokeTokens(): Promise<void>;
  forgetCalls(): void;
  reset(): Promise<void>;
}
