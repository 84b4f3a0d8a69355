import { Button, Notice, Inline, Stack, Text } from '@my-food/ui';
import type { DemoAccount } from '../../../session/demo-account.ts';
import { useServices } from '../../../services/services.tsx';

/** Demo accounts for builds with the mock backend. Renders nothing when there are none. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { demoAccounts: accounts } = useServices();
  if (accounts.length === 0) return null;
  return (
    <Notice title="Just looking around?">
      <Stack gap="m">
        <Text size="s">This shop lives in your browser alone. Try it as one of these people:</Text>
        {accounts.map((account) => (
          <Inline key={account.email} justify="space-between" gap="s">
            <Text as="span" size="s" weight="strong">
              {account.email}
            </Text>
            <Button variant="quiet" size="s" label={`Use this account, ${account.role.toLowerCase()}`} onClick={() => onChoose(account)}>
              Use this account
            </Button>
          </Inline>
        ))}
      </Stack>
    </Notice>
  );
}
