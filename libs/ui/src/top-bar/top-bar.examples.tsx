import { useState, type ReactNode } from 'react';
import { SearchIcon, UserIcon } from '../icons/icons.tsx';
import { CartIcon } from '../icons/navigation-icons.tsx';
import { Container } from '../layout/layout.tsx';
import { BarLink } from './bar-link.tsx';

const links = [
  { name: 'Home', href: '#/', icon: <UserIcon /> },
  { name: 'Food', href: '#/food/', icon: <SearchIcon /> },
  { name: 'Cart', href: '#/food/add-to-card/', icon: <CartIcon /> },
];

export function ExampleBarLinks({ current, count = 0 }: { current: string; count?: number }) {
  return links.map(({ name, href, icon }) => (
    <BarLink
      key={name}
      href={href}
      icon={icon}
      aria-current={name === current ? 'page' : undefined}
      {...(name === 'Cart' ? { count, countLabel: `${count} dishes` } : {})}
    >
      {name}
    </BarLink>
  ));
}

export function ExampleDishes() {
  const dishes = Array.from({ length: 80 }, (_, index) => `Dish ${index + 1}`);
  return (
    <Container>
      {dishes.map((dish) => (
        <p key={dish}>{dish}</p>
      ))}
    </Container>
  );
}

export function Counter({ children }: { children: (count: number, add: () => void) => ReactNode }) {
  const [count, setCount] = useState(0);
  return children(count, () => setCount(count + 1));
}
