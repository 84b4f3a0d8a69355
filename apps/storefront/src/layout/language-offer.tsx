import { Button, Inline, Notice } from '@my-food/ui';
import { createRoot } from 'react-dom/client';
import { layout } from '../i18n/en/layout.ts';
import type { Language } from '../i18n/locale.ts';
import { floatingNotice } from '../notifications/floating-notice.css.ts';
import { translator } from '../i18n/translator.ts';
import type { Services } from '../services/services.tsx';

/**
 * Offers Bangla, in Bangla, to a user whose browser prefers it. Any answer is a choice, so it is offered once. In a root of its own after the page's,
 * which it does not move.
 */
export function showLanguageOffer({ language, toaster }: Pick<Services, 'language' | 'toaster'>): void {
  const container = document.createElement('div');
  container.className = floatingNotice;
  container.lang = 'bn';
  document.body.append(container);
  const root = createRoot(container);
  const end = language.subscribe(() => {
    end();
    root.unmount();
    container.remove();
  });
  const showFailure = () =>
    toaster.show({ text: translator(language.current(), layout)('languageFailed'), tone: 'error', durationMs: 4000 });
  const answer = (chosen: Language) => void language.choose(chosen).catch(showFailure);
  root.render(<LanguageOffer onAnswer={answer} />);
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
      পরে পাতার নিচ থেকেও ভাষা বদলাতে পারবেন।
    </Notice>
  );
}
