import { AccountLayout } from '../account-layout.tsx';
import { RegisterForm } from './register-form.tsx';
import { registerIllustration } from '../illustrations.ts';

export function RegisterPage() {
  return (
    <AccountLayout title="Register" lead="A minute of typing, a lifetime of good dinners." illustration={registerIllustration}>
      <RegisterForm />
    </AccountLayout>
  );
}
