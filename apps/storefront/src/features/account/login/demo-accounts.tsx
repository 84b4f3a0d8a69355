import { Button, Notice, Inline, Stack, Text } from '@my-food/ui';
import type { DemoAccount } from '../../../session/demo-account.ts';
import type { RefObject } from 'react';
import { login } from '../../../i18n/en/account/login.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useServices } from '../../../services/services.tsx';
import { fillEmptyFields } from '../form-values.ts';

/** Demo accounts for builds with the mock backend; choosing one fills in the login form. Renders nothing when there are none. */
export function DemoAccounts({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useTexts(login);
  const { demoAccounts: accounts } = useServices();
  const fillIn = ({ email, password }: DemoAccount) => {
    if (!form.current) return;
    form.current.reset();
    fillEmptyFields(form.current, new Map(Object.entries({ email, password })));
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  if (accounts.length === 0) return null;
  return (
    <Notice title={t('demoTitle')}>
      <Stack gap="m">
        <Text size="s">{t('demoText')}</Text>
        {accounts.map((account) => (
          <Inline key={account.email} justify="space-between" gap="s">
            <Text as="span" size="s" weight="strong">
              {account.email}
            </Text>
            <Button variant="quiet" size="s" label={t('useAccountLabel', { email: account.email })} onClick={() => fillIn(account)}>
              {t('useAccount')}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Notice>
  );
}
