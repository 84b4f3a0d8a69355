import { expect } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Stack } from '../../layout/layout.tsx';
import { Price } from '../../price/price.tsx';
import { Heading, Text } from '../../text/text.tsx';

const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const;

function Type() {
  return (
    <Stack gap="xl">
      <Heading level={1} variant="display">
        Where Every Bite Wins!
      </Heading>
      <Heading level={2} variant="page">
        Our signature dishes, শর্ষে ইলিশ
      </Heading>
      <Heading level={3} variant="section">
        Order summary
      </Heading>
      <Heading level={4} variant="card" isUserText>
        কাচ্চি বিরিয়ানি
      </Heading>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: Kacchi Biryani, কাচ্চি বিরিয়ানি, Crème brûlée, ৳450.00
        </Text>
      ))}
      <Stack gap="xs">
        <Price amount="1111.11" sign="৳" size="xl" />
        <Price amount="8888.88" sign="৳" size="xl" />
      </Stack>
      <Text isReadingWidth>
        Text runs no wider than 68 characters. Rice is washed, soaked and layered over marinated mutton with potatoes, saffron and prunes;
        the pot is sealed with dough and stands on a low fire until the whole street knows what there is for lunch.
      </Text>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Type', component: Type });

export const Scale = meta.story({
  play: async () => {
    const fontStatuses = async (family: string, text: string) =>
      (await document.fonts.load(`800 16px "${family}"`, text)).map(({ status }) => status);
    await expect(await fontStatuses('Anek Bangla', '৳')).toEqual(['loaded']);
    await expect(await fontStatuses('Anek Bangla', 'কাচ্চি')).toEqual(['loaded']);
    await expect(await fontStatuses('Anek Bangla', 'Rice')).toEqual(['loaded']);
    await expect(await fontStatuses('Anek Bangla', '450')).toEqual(['loaded']);
    await expect(await fontStatuses('Bricolage Grotesque', 'Rice')).toEqual(['loaded']);
    await expect(await fontStatuses('Bricolage Grotesque', '৳')).toEqual([]);
  },
});
