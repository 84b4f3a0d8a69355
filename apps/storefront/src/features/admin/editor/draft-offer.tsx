import { Button, Notice, Inline } from '@my-food/ui';
import { useRef } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useFormats } from '../../../i18n/formats/formats.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { mainHeading } from '../../../platform/main-heading.ts';
import { useFocusSuccessor } from '../../../platform/use-focus-successor.ts';

interface DraftOfferProps {
  /** Milliseconds of the epoch. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore the unsaved draft of an earlier visit. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  const t = useTexts(admin);
  const { date } = useFormats();
  const notice = useRef<HTMLDivElement>(null);
  useFocusSuccessor(notice, mainHeading);
  return (
    <Notice
      ref={notice}
      title={t('draftFound')}
      actions={
        <Inline gap="s">
          <Button size="s" variant="quiet" onClick={onRestore}>
            {t('restoreDraft')}
          </Button>
          <Button size="s" variant="plain" onClick={onDiscard}>
            {t('discardDraft')}
          </Button>
        </Inline>
      }
    >
      {t('draftSavedAt', { date: date(new Date(savedAt).toISOString()) })}
    </Notice>
  );
}
