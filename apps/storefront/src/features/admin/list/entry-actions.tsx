import { Button, ButtonLink, type ButtonProps } from '@my-food/ui';
import type { MouseEvent } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import type { EditLinks } from './use-edit-links.ts';

interface EntryActionsProps {
  id: number;
  /** The id of the element with the entry's name. */
  nameId: string;
  variant: NonNullable<ButtonProps['variant']>;
  editLinks: EditLinks;
  onDelete: (id: number) => void;
}

/** Update and Delete (Spec §2). Without icons, price and buttons share a line in narrow cards, too. */
export function EntryActions({ id, nameId, variant, editLinks, onDelete }: EntryActionsProps) {
  const t = useTexts(admin);
  const edit = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    editLinks.open(id);
  };
  return (
    <>
      <ButtonLink href={editLinks.hrefOf(id)} onClick={edit} variant={variant} size="s" aria-describedby={nameId}>
        {t('update')}
      </ButtonLink>
      <Button variant={variant} size="s" aria-describedby={nameId} onClick={() => onDelete(id)}>
        {t('delete')}
      </Button>
    </>
  );
}
