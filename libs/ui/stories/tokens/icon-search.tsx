import { useState, type ComponentType } from 'react';
import { SearchField } from '../../src/field/text-fields.tsx';
import { Grid, Inline, Stack } from '../../src/layout/layout.tsx';
import { Text } from '../../src/text/text.tsx';
import { CopyButton } from './copy-button.tsx';

type Icon = ComponentType<{ size?: 's' | 'l' }>;

/** Finds icons by a part of their name, and copies their element. */
export function IconSearch({ icons }: { icons: readonly (readonly [name: string, Icon: Icon])[] }) {
  const [query, setQuery] = useState('');
  return (
    <Stack gap="l">
      <SearchField label="Search icons" value={query} onChange={setQuery} />
      <Grid columns={{ base: 1, medium: 2, large: 3 }} gap="m">
        {icons
          .filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()))
          .map(([name, Icon]) => (
            <Inline key={name}>
              <Icon size="l" />
              <Text as="span" size="s">
                {name}
              </Text>
              <CopyButton text={`<${name} />`} name={name} />
            </Inline>
          ))}
      </Grid>
    </Stack>
  );
}
