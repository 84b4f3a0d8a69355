import { AccountScreen } from './account-screen.tsx';
import { RegisterForm } from './register-form.tsx';
import { registerScene } from './scenes.ts';

export function RegisterPage() {
  return (
    <AccountScreen title="Register" lead="A minute of typing, a lifetime of good dinners." scene={registerScene}>
      <RegisterForm />
    </AccountScreen>
  );
}
