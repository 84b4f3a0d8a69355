import { Text } from '@my-food/ui';
import { useRef } from 'react';
import { login } from '../../../i18n/en/account/login.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TextRouteLink } from '../../../navigation/links.ts';
import { AccountLayout } from '../account-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { loginIllustration } from '../illustrations.ts';

export function LoginPage() {
  const t = useTexts(login);
  const form = useRef<HTMLFormElement>(null);
  return (
    <AccountLayout title={t('title')} lead={t('lead')} illustration={loginIllustration}>
      <LoginForm form={form} />
      <Text tone="muted">{t.rich('register', { link: (text) => <TextRouteLink to="/register/">{text}</TextRouteLink> })}</Text>
      {/* In the code of builds with the mock backend, and of Storybook. */}
      {import.meta.env.VITE_MOCK_BACKEND !== 'off' && <DemoAccounts form={form} />}
    </AccountLayout>
  );
}
