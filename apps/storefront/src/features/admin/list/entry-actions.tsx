import { Button, PencilIcon, TrashIcon, type ButtonProps } from '@my-food/ui';
import type { ComponentProps } from 'react';
import { admin } from '../../../i18n/en/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../../navigation/links.tsx';

/** Where an entry is edited. */
export interface EditLink {
  editRoute: '/admin/update-food/' | '/admin/update-category/';
  /** Navigation state for the editor. */
  navigationState: NonNullable<ComponentProps<typeof ButtonRouteLink>['state']>;
}

interface EntryActionsProps extends EditLink {
  id: number;
  /** The id of the element with the entry's name. */
  nameId: string;
  variant: NonNullable<ButtonProps['variant']>;
  onDelete: (id: number) => void;
}

/** Update and Delete (Spec §2). */
export function EntryActions({ id, nameId, variant, editRoute, navigationState, onDelete }: EntryActionsProps) {
  const t = useTexts(admin);
  return (
    <>
      <ButtonRouteLink
        to={editRoute}
        search={{ id }}
        state={navigationState}
        preload={false}
        variant={variant}
        size="s"
        icon={<PencilIcon />}
        aria-describedby={nameId}
      >
        {t('update')}
      </ButtonRouteLink>
      <Button variant={variant} size="s" icon={<TrashIcon />} aria-describedby={nameId} onClick={() => onDelete(id)}>
        {t('delete')}
      </Button>
    </>
  );
}
