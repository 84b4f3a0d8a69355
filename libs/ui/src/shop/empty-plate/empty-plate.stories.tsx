import preview from '../../../stories/preview.ts';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { EmptyPlate } from './empty-plate.tsx';

const meta = preview.meta({
  title: 'Components/Empty plate',
  tags: ['autodocs', 'new'],
  component: EmptyPlate,
  render: () => (
    <div style={{ inlineSize: 'min(12rem, 100%)' }}>
      <EmptyPlate />
    </div>
  ),
});

export const AllVariants = meta.story();

export const InAnEmptyState = meta.story({
  render: () => <EmptyState title="Nothing on the plate yet" picture={<EmptyPlate />} />,
});
