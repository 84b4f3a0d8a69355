import { register } from '../../../i18n/en/account/register.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AccountLayout } from '../account-layout.tsx';
import { RegisterForm } from './register-form.tsx';
import { registerIllustration } from '../illustrations.ts';

export function RegisterPage() {
  const t = useTexts(register);
  return (
    <AccountLayout title={t('title')} lead={t('lead')} illustration={registerIllustration}>
      <RegisterForm />
    </AccountLayout>
  );
}
