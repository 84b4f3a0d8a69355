import type { createCallLog, LoggedCall } from './call-log.ts';
import { faultDescriptions } from './fault-words.ts';
import { faultsOf, type MockLink, readFault } from './mock-link.ts';
import type { MockBackend } from './node.ts';
import { operations } from './operations.ts';
import type { createPersistence } from './persistence.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios.ts';
import type { TabMemory } from './tab-memory.ts';
import { isWeatherName, weather } from './weather.ts';

/** What the switches show; another object after every change. */
export interface MockState {
  scenario: string;
  /** In the words of a link. */
  faults: readonly string[];
  calls: readonly LoggedCall[];
}

interface Parts {
  backend: Pick<MockBackend, 'programFaults' | 'expireAccessTokens' | 'revokeTokens'>;
  persistence: ReturnType<typeof createPersistence>;
  /** Keeps other tabs out while it works. */
  locked: (work: () => Promise<void>) => Promise<void>;
  log: ReturnType<typeof createCallLog>;
  listeners: Set<() => void>;
  memory: TabMemory;
  defaultScenario: ScenarioName;
}

/** The switches of a running backend: for links and for the developers' panel, which knows names alone. */
export function createMockControls({ backend, persistence, locked, log, listeners, memory, defaultScenario }: Parts) {
  let faults: readonly string[] = [];
  let takeAway = (): void => undefined;
  let shown: MockState | null = null;
  const changed = () => {
    shown = null;
    for (const listener of listeners) listener();
  };

  const setFaults = (texts: readonly string[]): void => {
    takeAway();
    faults = texts.filter((text) => readFault(text) !== null);
    takeAway = backend.programFaults(faults);
    memory.write(faults);
    changed();
  };
  const seed = async (name: ScenarioName): Promise<void> => {
    await locked(() => persistence.reset(name));
    changed();
  };
  const onTokens = (work: () => void) => (): Promise<void> =>
    locked(async () => {
      await persistence.refresh();
      work();
      await persistence.save();
    });
  const expireAccessTokens = onTokens(backend.expireAccessTokens);
  const revokeTokens = onTokens(backend.revokeTokens);

  return {
    scenarios: Object.keys(scenarios),
    operations: Object.keys(operations),
    weathers: Object.keys(weather),
    /** Word and meaning. A status is a word, too. */
    faultWords: faultDescriptions,
    state(): MockState {
      const calls = log.calls();
      if (shown?.calls !== calls) shown = { scenario: persistence.scenario(), faults, calls };
      return shown;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setFaults,
    /** Whether the words of a link mean a fault. */
    isFault: (text: string): boolean => readFault(text) !== null,
    setWeather: (name: string): void => setFaults(isWeatherName(name) ? faultsOf(name) : []),
    /** Its rows anew, for all tabs. */
    startScenario: (name: string): Promise<void> => seed(isScenarioName(name) ? name : defaultScenario),
    expireAccessTokens,
    revokeTokens,
    forgetCalls: log.clear,
    /** No faults, no log, and the first scenario anew, for all tabs. Nothing of the shop's own storage is touched. */
    async reset(): Promise<void> {
      setFaults([]);
      log.clear();
      await seed(defaultScenario);
    },
    /** A link replaces the faults of an earlier one, unless it only opens the panel; without a link the tab's own come back. */
    async obey(link: MockLink, isGiven: boolean): Promise<void> {
      const isSilent = !isGiven || (link.opensPanel && !link.isReset && !link.scenario && !link.tokens && link.faults.length === 0);
      setFaults(isSilent ? memory.read() : link.faults);
      if (link.isReset || link.scenario) await seed(link.scenario ?? defaultScenario);
      if (link.tokens === 'expired') await expireAccessTokens();
      if (link.tokens === 'revoked') await revokeTokens();
    },
  };
}

export type MockControls = ReturnType<typeof createMockControls>;
