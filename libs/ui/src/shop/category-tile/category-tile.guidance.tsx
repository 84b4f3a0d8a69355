import type { ReactNode } from 'react';
import type { Guidance } from '../../../stories/docs/guidance.ts';
import { NameLink } from '../../link/link.tsx';
import { CategoryTile } from './category-tile.tsx';

const link = (name: ReactNode) => <NameLink href="#/food/">{name}</NameLink>;

export const guidance: Guidance = {
  title: 'Components/Category tile',
  status: 'stable',
  use: ['For a way into the menu: one tile for each category.', 'CategoryTileSkeleton while the categories are being read.'],
  avoid: ['For a dish: use a Food card.', 'For a filter on the same page: use the pills of a Segmented control.'],
  comparisons: [
    {
      good: <CategoryTile name="Curries" pictureUrl={null} colorSeed={1} link={link} />,
      because: 'A short name on its colour.',
      poor: (
        <CategoryTile name="All of our curries, with rice or without, for one person or many" pictureUrl={null} colorSeed={1} link={link} />
      ),
      instead: 'A sentence as a name.',
    },
  ],
  words: ['The name of the category, as the admin wrote it.'],
  keyboard: [
    ['Tab', 'Moves the focus to the tile.'],
    ['Enter', 'Opens the category.'],
  ],
  screenReader: 'One link with the name. The picture is an ornament.',
};
