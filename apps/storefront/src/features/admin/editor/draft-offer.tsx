import { Button, Notice, Inline } from '@my-food/ui';
import { formatDate } from '../../../i18n/date.ts';

interface DraftOfferProps {
  /** Milliseconds of the epoch. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore the unsaved draft of an earlier visit. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Notice
      title="You left something unsaved here"
      actions={
        <Inline gap="s">
          <Button size="s" variant="quiet" onClick={onRestore}>
            Restore what I typed
          </Button>
          <Button size="s" variant="plain" onClick={onDiscard}>
            Discard it
          </Button>
        </Inline>
      }
    >
      It was kept on this device on {formatDate(new Date(savedAt).toISOString())}.
    </Notice>
  );
}
