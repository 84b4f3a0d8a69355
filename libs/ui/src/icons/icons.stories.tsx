import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Grid, Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { IconSearch } from '../../stories/tokens/icon-search.tsx';
import { BackIcon } from './back-icon.tsx';
import * as others from './icons.tsx';
import * as media from './media-icons.tsx';
import * as navigation from './navigation-icons.tsx';

const icons = Object.entries({ ...others, ...media, ...navigation, BackIcon }).toSorted(([one], [other]) => (one < other ? -1 : 1));

function Icons() {
  return (
    <Grid columns={{ base: 2, medium: 3, large: 4 }} gap="l">
      {icons.map(([name, Icon]) => (
        <Inline key={name} wrap={false}>
          <Icon size="l" />
          <Text as="span" size="s">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  );
}

const meta = preview.meta({ title: 'Foundations/Icons', component: Icons });
export const All = meta.story({
  parameters: { baseline: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
});

export const Find = meta.story({
  render: () => <IconSearch icons={icons} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'trash');
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Copy TrashIcon']);
  },
});
