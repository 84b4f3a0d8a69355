import { AccountScreen } from './account-screen.tsx';
import { LoginForm } from './login-form.tsx';
import { logInScene } from './scenes.ts';

export function LoginPage() {
  return (
    <AccountScreen title="Login" lead="Good to see you. Your table is ready." scene={logInScene}>
      <LoginForm />
    </AccountScreen>
  );
}
