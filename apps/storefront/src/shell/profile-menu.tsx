import { Avatar, MenuTrigger } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useState, type ComponentType } from 'react';
import { useServices } from '../services.tsx';

type OpenMenu = ComponentType<{ onClose: () => void }>;
const loadMenu = () => import('./open-profile-menu.tsx');

/** The round picture. The menu behind it (and Radix with it) comes with the first touch, and opens with the first click. */
export function ProfileMenu() {
  const { sessionActor } = useServices();
  const picture = useSelector(sessionActor, ({ context }) => context.session?.picture ?? null);
  const [Menu, setMenu] = useState<OpenMenu | null>(null);
  const open = () => void loadMenu().then(({ OpenProfileMenu }) => setMenu(() => OpenProfileMenu));
  void Menu;
  void open;
  return <MenuTrigger label="Your account" picture={<Avatar src={picture} alt="" size="bar" />} />;
}
