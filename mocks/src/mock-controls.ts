import type { createCallLog, LoggedCall } from './call-log.ts';
import { faultDescriptions } from './fault-words.ts';
import { faultsOf, type MockLink, readFault } from './mock-link.ts';
import type { MockBackend } from './node.ts';
import { operations } from './operations.ts';
import type { createPersistence } from './persistence.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios.ts';
import type { TabMemory } from './tab-memory.ts';
import { isWeatherName, weather } from './weather.ts';

/** The state of the mock; immutable, a new object after every change. */
export interface MockState {
  scenario: string;
  /** As `?mock=` directives. */
  faults: readonly string[];
  calls: readonly LoggedCall[];
}

interface Parts {
  backend: Pick<MockBackend, 'programFaults' | 'expireAccessTokens' | 'revokeTokens'>;
  persistence: ReturnType<typeof createPersistence>;
  /** Runs `work` under the lock that all tabs share. */
  locked: (work: () => Promise<void>) => Promise<void>;
  log: ReturnType<typeof createCallLog>;
  listeners: Set<() => void>;
  memory: TabMemory;
  defaultScenario: ScenarioName;
}

/** Controls a running backend from `?mock=` directives and from the mock panel. */
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
    /** Each fault name and its description. A status is a fault too. */
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
    /** Whether the directive is a valid fault. */
    isFault: (text: string): boolean => readFault(text) !== null,
    setWeather: (name: string): void => setFaults(isWeatherName(name) ? faultsOf(name) : []),
    /** Seeds the scenario again, for all tabs. */
    startScenario: (name: string): Promise<void> => seed(isScenarioName(name) ? name : defaultScenario),
    expireAccessTokens,
    revokeTokens,
    forgetCalls: log.clear,
    /** Clears faults and log and seeds the default scenario, for all tabs. Does not touch the storefront's own storage. */
    async reset(): Promise<void> {
      setFaults([]);
      log.clear();
      await seed(defaultScenario);
    },
    /** New directives replace the tab's faults, unless they only open the panel. Without directives the tab's faults are restored. */
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
