import { Button, Heading, Inline, Stack, Text } from '@my-food/ui';
import { Dialog } from '@my-food/ui/dialog';
import { useState, useSyncExternalStore } from 'react';
import { CallTable } from './call-table.tsx';
import { FaultForm } from './fault-form.tsx';
import { ShareLink } from './share-link.tsx';
import type { PanelControls } from './panel-controls.ts';
import { ScenarioSwitch } from './scenario-switch.tsx';

interface MockPanelProps {
  controls: PanelControls;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the data has changed and the app must reload it. */
  onDataChange: () => void;
}

/** Development panel of the mock backend: scenario, faults, sessions and the request log. */
export function MockPanel({ controls, isOpen, onClose, onDataChange }: MockPanelProps) {
  const { scenario, faults, calls } = useSyncExternalStore(controls.subscribe, controls.state);
  const [status, setStatus] = useState('');
  const withStatus = (work: Promise<void>, text: string) => void work.then(() => setStatus(text));
  return (
    <Dialog
      title="Sample shop"
      description="This build brings its own server. Here you choose what it serves and what goes wrong. Ctrl+Alt+M opens and closes this panel."
      closeLabel="Close"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button variant="critical" onClick={() => void controls.reset().then(onDataChange)}>
          Reset everything
        </Button>
      }
    >
      <Stack gap="xl">
        <ScenarioSwitch
          scenarios={controls.scenarios}
          current={scenario}
          onStart={(name) => void controls.startScenario(name).then(onDataChange)}
        />
        <FaultForm controls={controls} faults={faults} />
        <Stack gap="s">
          <Heading level={3} variant="card">
            Sessions
          </Heading>
          <Inline>
            <Button variant="quiet" size="s" onClick={() => withStatus(controls.expireAccessTokens(), 'Access tokens have expired.')}>
              Expire access tokens
            </Button>
            <Button variant="quiet" size="s" onClick={() => withStatus(controls.revokeTokens(), 'No token is good any more.')}>
              Revoke all tokens
            </Button>
          </Inline>
          <div role="status">
            <Text size="s" tone="muted">
              {status}
            </Text>
          </div>
        </Stack>
        <ShareLink scenario={scenario} faults={faults} />
        <CallTable calls={calls} onClear={controls.clearCalls} />
      </Stack>
    </Dialog>
  );
}
