import { Button, Heading, Inline, Text } from '@my-food/ui';
import * as styles from './mock-panel.css.ts';
import type { PanelCall } from './panel-controls.ts';

interface Props {
  calls: readonly PanelCall[];
  onClear: () => void;
}

/** Log of requests, newest first. */
export function CallTable({ calls, onClear }: Props) {
  return (
    <div>
      <Inline justify="space-between">
        <Heading level={3} variant="card" id="mock-calls">
          Calls
        </Heading>
        <Button variant="plain" size="s" isDisabled={calls.length === 0} onClick={onClear}>
          Clear the log
        </Button>
      </Inline>
      {/* A scrollable region must be focusable. */}
      <div className={styles.scroll} role="region" aria-labelledby="mock-calls" tabIndex={0}>
        {calls.length === 0 ? (
          <Text size="s" tone="muted">
            Nothing was called yet.
          </Text>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Method</th>
                <th scope="col">Path</th>
                <th scope="col">Status</th>
                <th scope="col">ms</th>
              </tr>
            </thead>
            <tbody>
              {[...calls].reverse().map(({ id, method, path, status, ms, isFaulty }) => (
                <tr key={id}>
                  <td>{method}</td>
                  <td>{path}</td>
                  <td>
                    {status ?? 'waiting'}
                    {isFaulty && ' (fault)'}
                  </td>
                  <td>{ms ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
