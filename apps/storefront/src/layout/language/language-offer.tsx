import { Button, Inline, Notice } from '@my-food/ui';
import { useTransition } from 'react';
import { storedLanguage } from '../../i18n/language-choice.ts';
import type { Language } from '../../i18n/locale.ts';
import { openFloatingNotice } from '../../notifications/floating-notice.ts';
import type { Services } from '../../services/services.tsx';
import { changeLanguage } from './change-language.ts';

/** Offers Bangla, in Bangla, to a user whose browser prefers it. Any answer is a choice, so it is offered once. */
export function showLanguageOffer(services: Pick<Services, 'language' | 'toaster'>): void {
  // Chosen while this was loading.
  if (storedLanguage(document.cookie) !== null) return;
  const close = openFloatingNotice(<LanguageOffer onAnswer={(chosen) => changeLanguage(services, chosen)} />, 'bn');
  const end = services.language.subscribe(() => {
    end();
    close();
  });
}

function LanguageOffer({ onAnswer }: { onAnswer: (language: Language) => Promise<void> }) {
  const [isChanging, startTransition] = useTransition();
  return (
    <Notice
      title="বাংলায় দেখতে চান?"
      actions={
        <Inline>
          <Button isLoading={isChanging} onClick={() => startTransition(() => onAnswer('bn'))}>
            বাংলায় দেখুন
          </Button>
          <Button variant="quiet" onClick={() => void onAnswer('en')}>
            ইংরেজিতে থাকুন
          </Button>
        </Inline>
      }
    >
      পরে পাতার নিচেও ভাষা বদলাতে পারবেন।
    </Notice>
  );
}
