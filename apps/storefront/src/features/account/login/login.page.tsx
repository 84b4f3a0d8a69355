import { AccountLayout } from '../account-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { loginIllustration } from '../illustrations.ts';

export function LoginPage() {
  return (
    <AccountLayout title="Login" lead="Good to see you. Your table is ready." illustration={loginIllustration}>
      <LoginForm />
    </AccountLayout>
  );
}
