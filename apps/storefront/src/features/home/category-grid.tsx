import { Grid, Heading, Stack } from '@my-food/ui';
import { CategoryTile, CategoryTileSkeleton } from '@my-food/ui/shop';
import { useQuery } from '@tanstack/react-query';
import { home } from '../../i18n/en/home.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { preloadedQueryOptions } from '../../queries/query-error.ts';
import { CardRouteLink } from '../../navigation/links.ts';
import { useServices } from '../../services/services.tsx';

const columns = { base: 1, medium: 2, large: 3 } as const;
const skeletonCells = [1, 2, 3, 4, 5, 6];

/** Spec §2, §8: links to the menu, filtered by category. Renders nothing if the request fails; the error is logged. */
export function CategoryGrid() {
  const { queries } = useServices();
  const t = useTexts(home);
  const { data: categories, isPending } = useQuery({ ...queries.categories(), ...preloadedQueryOptions });
  if (!isPending && (categories === undefined || categories.length === 0)) return null;
  return (
    <Stack as="section" labelledBy="categories" gap="xl">
      <Heading level={2} variant="page" id="categories">
        {t('categories')}
      </Heading>
      {categories ? (
        <Grid as="ul" columns={columns}>
          {categories.map(({ id, name, imageUrl }) => (
            <li key={id}>
              <CategoryTile
                name={name}
                pictureUrl={imageUrl}
                colorSeed={id - 1}
                link={(label) => (
                  <CardRouteLink to="/food/" search={{ category: name }}>
                    {label}
                  </CardRouteLink>
                )}
              />
            </li>
          ))}
        </Grid>
      ) : (
        <Grid columns={columns}>
          {skeletonCells.map((cell) => (
            <CategoryTileSkeleton key={cell} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
