import { expect, it, vi } from 'vitest';
import { consumeAddedFood } from './consume-added-food.ts';
import { toFoodSnapshot } from './food-snapshot.ts';
import { dish } from './testing/open-tabs.ts';

const startNavigation = (preload: boolean) => {
  const addFromNavigation = vi.fn();
  const location = {
    href: '/food/add-to-card/',
    publicHref: '/food/add-to-card/',
    pathname: '/food/add-to-card/',
    search: {},
    searchStr: '',
    hash: '',
    external: false,
    state: { __TSR_index: 1, __TSR_key: 'k1', addedFood: toFoodSnapshot(dish(1, 1035)) },
  };
  return { addFromNavigation, navigate: () => consumeAddedFood({ context: { cart: { addFromNavigation } }, location, preload }) };
};

it('adds the dish of the history entry, and replaces the entry', () => {
  const { addFromNavigation, navigate } = startNavigation(false);
  expect(navigate).toThrow(expect.objectContaining({ options: expect.objectContaining({ replace: true, state: {} }) }));
  expect(addFromNavigation.mock.calls).toEqual([['k1', dish(1, 1035)]]);
});

it('adds nothing while a link is only hovered', () => {
  const { addFromNavigation, navigate } = startNavigation(true);
  expect(navigate).not.toThrow();
  expect(addFromNavigation).not.toHaveBeenCalled();
});
