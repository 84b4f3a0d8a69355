import { Button, Notice, Row } from '@my-food/ui';
import { formatDate } from '../../lib/date.ts';

interface DraftOfferProps {
  /** Milliseconds of the epoch. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What an earlier visit left unsaved, offered. */
export function DraftOffer({ savedAt, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Notice
      title="You left something unsaved here"
      action={
        <Row gap="s">
          <Button size="s" look="quiet" onClick={onRestore}>
            Restore what I typed
          </Button>
          <Button size="s" look="plain" onClick={onDiscard}>
            Discard it
          </Button>
        </Row>
      }
    >
      It was kept on this device on {formatDate(new Date(savedAt).toISOString())}.
    </Notice>
  );
}
