import { Menu, type MenuProps } from '../../menu/menu.tsx';
import { AccountButton, type AccountButtonProps } from './account-button.tsx';

export interface AccountMenuProps extends Omit<MenuProps, 'trigger' | 'align'> {
  /** The picture and the accessible name of the trigger. */
  trigger: Pick<AccountButtonProps, 'label' | 'picture' | 'ref'>;
}

/** The account menu: a `Menu` with the picture of the user as its trigger. */
export function AccountMenu({ trigger, ...menu }: AccountMenuProps) {
  return <Menu {...menu} align="end" trigger={<AccountButton {...trigger} />} />;
}
