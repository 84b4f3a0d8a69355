import { Button, Heading, Stack, Text } from '@my-food/ui';
import { useState } from 'react';
import * as styles from './mock-panel.css.ts';

interface Props {
  scenario: string;
  faults: readonly string[];
}

/** URL that reproduces the scenario and the faults. */
export function ShareLink({ scenario, faults }: Props) {
  const [copied, setCopied] = useState('');
  const query = `?mock=${[`scenario:${scenario}`, ...faults].join(',')}`;
  const copy = () => {
    const link = `${location.origin}${location.pathname}${query}${location.hash}`;
    void navigator.clipboard.writeText(link).then(
      () => setCopied(query),
      () => setCopied(''),
    );
  };
  return (
    <Stack gap="s" align="start">
      <Heading level={3} variant="card">
        Link to this shop
      </Heading>
      <code className={`${styles.code} ${styles.address}`}>{query}</code>
      <Button variant="quiet" size="s" onClick={copy}>
        Copy link
      </Button>
      <div role="status">{copied === query && <Text size="s">The link is in the clipboard.</Text>}</div>
    </Stack>
  );
}
