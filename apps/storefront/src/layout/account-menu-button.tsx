import { Avatar, trackFocus } from '@my-food/ui';
import { AccountButton } from '@my-food/ui/shop';
import { useSelector } from '@xstate/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { layout } from '../i18n/en/layout.ts';
import { errorMessage } from '../i18n/message.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { useServices } from '../services/services.tsx';

type MenuComponent = ComponentType<{ label: string; picture: ReactNode }>;

const loadMenu = () => loadChunk(() => import('./open-account-menu.tsx'));
// A failed chunk is requested again on the next pointer or focus event.
const preload = () => void loadMenu().catch(() => undefined);

/** The avatar button of the signed-in user. The menu and Radix load on hover or focus, and open on the first click. */
export function AccountMenuButton() {
  const { sessionActor, toaster } = useServices();
  const t = useTexts(layout);
  const source = useSelector(sessionActor, ({ context }) => context.session?.picture ?? null);
  const [Menu, setMenu] = useState<MenuComponent | null>(null);
  const picture = <Avatar src={source} alt="" size="s" />;
  const label = t('account');
  if (Menu) return <Menu label={label} picture={picture} />;
  const open = async () => {
    const isUnmoved = trackFocus();
    const { OpenAccountMenu } = await loadMenu();
    if (isUnmoved()) setMenu(() => OpenAccountMenu);
  };
  return (
    <AccountButton
      label={label}
      picture={picture}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void open().catch(() => toaster.show(errorMessage(t('accountMenuFailed'))))}
    />
  );
}
