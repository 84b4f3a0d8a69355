import { Heading, Page } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { mayReadUnasked } from '../../lib/read-failure.ts';
import { useServices } from '../../services.tsx';
import { MenuAnswer } from './menu-answer.tsx';
import { categoryNames } from './menu-order.ts';
import * as styles from './menu.css.ts';
import { MenuToolbar } from './menu-toolbar.tsx';
import { useMenuChoice } from './use-menu-choice.ts';

const readOnEntry = { refetchOnMount: 'always', refetchOnWindowFocus: mayReadUnasked, refetchOnReconnect: mayReadUnasked } as const;

/** Spec §2 Menu. */
export function MenuPage() {
  const { queries } = useServices();
  const foods = useQuery({ ...queries.foods(), ...readOnEntry });
  const categories = useQuery({ ...queries.categories(), ...readOnEntry });
  const names = categoryNames(categories.data, foods.data);
  const menu = useMenuChoice();
  const { category, ...rest } = menu.choice;
  const choice = category !== undefined && names.includes(category) ? menu.choice : rest;
  // The cards follow when there is time: a key or a radio never waits for thousands of them.
  const answered = useDeferredValue(choice);

  return (
    <Page>
      <div className={styles.menu}>
        <MenuToolbar
          {...menu}
          choice={choice}
          categories={names}
          heading={
            <Heading level={1} look="page">
              Our signature dishes
            </Heading>
          }
        />
        <MenuAnswer foods={foods} choice={answered} choose={menu.choose} />
      </div>
    </Page>
  );
}
