import { Avatar } from '@my-food/ui';
import { AccountButton } from '@my-food/ui/shop';
import { useSelector } from '@xstate/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Message } from '../i18n/messages.ts';
import { useServices } from '../services/services.tsx';

type MenuComponent = ComponentType<{ label: string; picture: ReactNode }>;

const label = 'Your account';
const menuLoadFailed: Message = { text: 'Your account menu could not be loaded. Please reload the page.', tone: 'error', durationMs: 4000 };
const loadMenu = () => import('./open-account-menu.tsx');
// A failed chunk is requested again on the next pointer or focus event.
const preload = () => void loadMenu().catch(() => undefined);

/** The avatar button of the signed-in user. The menu and Radix load on hover or focus, and open on the first click. */
export function AccountMenuButton() {
  const { sessionActor, toaster } = useServices();
  const source = useSelector(sessionActor, ({ context }) => context.session?.picture ?? null);
  const [Menu, setMenu] = useState<MenuComponent | null>(null);
  const picture = <Avatar src={source} alt="" size="s" />;
  if (Menu) return <Menu label={label} picture={picture} />;
  const open = async () => {
    const { OpenAccountMenu } = await loadMenu();
    setMenu(() => OpenAccountMenu);
  };
  return (
    <AccountButton
      label={label}
      picture={picture}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void open().catch(() => toaster.show(menuLoadFailed))}
    />
  );
}
