import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { DefinitionList } from './definition-list.tsx';

const meta = preview.meta({
  title: 'Components/Definition list',
  tags: ['autodocs'],
  component: DefinitionList,
  args: {
    items: [
      { term: 'First Name', details: 'রহিম' },
      { term: 'Email', details: 'a.very.long.address.that.does.not.want.to.end@an.equally.long.domain.example.com' },
      { term: 'Address', details: '12/A Green Road\nDhaka 1205' },
      { term: 'Phone', details: '' },
    ],
  },
});

export const AllVariants = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['First Name', 'Email', 'Address', 'Phone']);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('–');
  },
});
export const OnAPhone = meta.story({ tags: ['!autodocs'], globals: { viewport: { value: 'phone', isRotated: false } } });
