import { Text } from '@my-food/ui';
import { useRef } from 'react';
import { TextRouteLink } from '../../../navigation/links.tsx';
import { AccountLayout } from '../account-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { loginIllustration } from '../illustrations.ts';

export function LoginPage() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <AccountLayout title="Login" lead="Good to see you. Your table is ready." illustration={loginIllustration}>
      <LoginForm form={form} />
      <Text tone="muted">
        New here? <TextRouteLink to="/register/">Register Yourself</TextRouteLink>
      </Text>
      <DemoAccounts form={form} />
    </AccountLayout>
  );
}
