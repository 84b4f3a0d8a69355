import type { createCallLog, LoggedCall } from './call-log.ts';
import { faultDescriptions } from './fault-syntax.ts';
import { faultsOfPreset, type MockDirectives, parseFault } from './mock-directives.ts';
import type { MockBackend } from '../node.ts';
import { operations } from '../contract/operations.ts';
import type { createPersistence } from '../data/persistence.ts';
import { isScenarioName, type ScenarioName, scenarios } from '../data/scenarios.ts';
import type { SessionFaultStore } from './session-fault-store.ts';
import { isFaultPresetName, faultPresets } from './fault-presets.ts';

/** The state of the mock; immutable, a new object after every change. */
export interface MockState {
  scenario: string;
  /** As `?mock=` directives. */
  faults: readonly string[];
  calls: readonly LoggedCall[];
}

interface MockControlsOptions {
  backend: Pick<MockBackend, 'programFaults' | 'expireAccessTokens' | 'revokeTokens'>;
  persistence: ReturnType<typeof createPersistence>;
  /** Runs `work` under the lock that all tabs share. */
  locked: (work: () => Promise<void>) => Promise<void>;
  log: ReturnType<typeof createCallLog>;
  listeners: Set<() => void>;
  faultStore: SessionFaultStore;
  defaultScenario: ScenarioName;
}

/** Controls a running backend from `?mock=` directives and from the mock panel. */
export function createMockControls({ backend, persistence, locked, log, listeners, faultStore, defaultScenario }: MockControlsOptions) {
  let faults: readonly string[] = [];
  let removeFaults = (): void => undefined;
  let cachedState: MockState | null = null;
  const notify = () => {
    cachedState = null;
    for (const listener of listeners) listener();
  };

  const setFaults = (texts: readonly string[]): void => {
    removeFaults();
    faults = texts.filter((text) => parseFault(text) !== null);
    removeFaults = backend.programFaults(faults);
    faultStore.write(faults);
    notify();
  };
  const seed = async (name: ScenarioName): Promise<void> => {
    await locked(() => persistence.reset(name));
    notify();
  };
  const withTokens = (work: () => void) => (): Promise<void> =>
    locked(async () => {
      await persistence.refresh();
      work();
      await persistence.save();
    });
  const expireAccessTokens = withTokens(backend.expireAccessTokens);
  const revokeTokens = withTokens(backend.revokeTokens);

  return {
    scenarios: Object.keys(scenarios),
    operations: Object.keys(operations),
    faultPresets: Object.keys(faultPresets),
    /** Each fault name and its description. A status is a fault too. */
    faultKinds: faultDescriptions,
    state(): MockState {
      const calls = log.calls();
      if (cachedState?.calls !== calls) cachedState = { scenario: persistence.scenario(), faults, calls };
      return cachedState;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setFaults,
    /** Whether the directive is a valid fault. */
    isFault: (text: string): boolean => parseFault(text) !== null,
    setFaultPreset: (name: string): void => setFaults(isFaultPresetName(name) ? faultsOfPreset(name) : []),
    /** Seeds the scenario again, for all tabs. */
    startScenario: (name: string): Promise<void> => seed(isScenarioName(name) ? name : defaultScenario),
    expireAccessTokens,
    revokeTokens,
    clearCalls: log.clear,
    /** Clears faults and log and seeds the default scenario, for all tabs. Does not touch the storefront's own storage. */
    async reset(): Promise<void> {
      setFaults([]);
      log.clear();
      await seed(defaultScenario);
    },
    /** New directives replace the tab's faults, unless they only open the panel. Without directives the tab's faults are restored. */
    async apply(directives: MockDirectives, hasDirectives: boolean): Promise<void> {
      const restoresFaults =
        !hasDirectives ||
        (directives.opensPanel && !directives.isReset && !directives.scenario && !directives.tokens && directives.faults.length === 0);
      setFaults(restoresFaults ? faultStore.read() : directives.faults);
      if (directives.isReset || directives.scenario) await seed(directives.scenario ?? defaultScenario);
      if (directives.tokens === 'expired') await expireAccessTokens();
      if (directives.tokens === 'revoked') await revokeTokens();
    },
  };
}
