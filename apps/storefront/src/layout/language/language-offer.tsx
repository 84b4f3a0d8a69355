import { Button, Inline, Notice } from '@my-food/ui';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../i18n/locale.ts';
import { floatingNotice } from '../../notifications/floating-notice.css.ts';
import { mainHeading } from '../../platform/main-heading.ts';
import type { Services } from '../../services/services.tsx';
import { changeLanguage } from './change-language.ts';

/**
 * Offers Bangla, in Bangla, to a user whose browser prefers it. Any answer is a choice, so it is offered once. In a root of its own after the page's,
 * which it does not move.
 */
export function showLanguageOffer(services: Pick<Services, 'language' | 'toaster'>): void {
  const container = document.createElement('div');
  container.className = floatingNotice;
  container.lang = 'bn';
  document.body.append(container);
  const root = createRoot(container);
  const end = services.language.subscribe(() => {
    end();
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    if (hadFocus) mainHeading()?.focus({ preventScroll: true });
  });
  root.render(<LanguageOffer onAnswer={(chosen) => changeLanguage(services, chosen)} />);
}

function LanguageOffer({ onAnswer }: { onAnswer: (language: Language) => void }) {
  return (
    <Notice
      title="বাংলায় দেখতে চান?"
      isAnnounced
      actions={
        <Inline>
          <Button onClick={() => onAnswer('bn')}>বাংলায় দেখুন</Button>
          <Button variant="quiet" onClick={() => onAnswer('en')}>
            ইংরেজিতে থাকুন
          </Button>
        </Inline>
      }
    >
      পরে পাতার নিচেও ভাষা বদলাতে পারবেন।
    </Notice>
  );
}
