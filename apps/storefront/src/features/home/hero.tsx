import type { Food } from '@my-food/api';
import { Heading, Carousel, Price, Text } from '@my-food/ui';
import { useState } from 'react';
import { shop } from '../../../shop.config.ts';
import { formatAmount } from '../../i18n/amount.ts';
import { ButtonRouteLink, CardRouteLink } from '../../navigation/links.tsx';
import { useServices } from '../../services/services.tsx';
import * as styles from './hero.css.ts';
import { favourite, slides } from './slides.tsx';

const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  show: (slide: string) => `Show ${slide}`,
  play: 'Play slides',
  pause: 'Pause slides',
};

/** The welcome of Spec §2 with its carousel. */
export function Hero() {
  const featured = useFeaturedDish();
  return (
    <div className={styles.hero}>
      <div className={styles.body}>
        <Heading level={1} variant="display">
          {shop.welcome}
        </Heading>
        <Text size="xl" tone="muted">
          {shop.tagline}
        </Text>
        <ButtonRouteLink to="/food/" size="l">
          Browse the menu
        </ButtonRouteLink>
      </div>
      <Carousel label="From our kitchen" labels={carouselLabels} slides={slides}>
        {featured && <FeaturedDish price={featured.price} />}
      </Carousel>
    </div>
  );
}

/** The favourite dish. Its price is known after a visit to the menu; undefined if that menu does not contain the dish. */
function useFeaturedDish(): Pick<Food, 'price'> | undefined {
  const { queries, queryClient } = useServices();
  const [featured] = useState(() => {
    const foods = queryClient.getQueryData<Food[]>(queries.foods().queryKey);
    return foods ? foods.find(({ name }) => name === favourite.name) : { price: null };
  });
  return featured;
}

function FeaturedDish({ price }: Pick<Food, 'price'>) {
  return (
    <div className={styles.card}>
      <img src={favourite.picture} alt="" width={40} height={40} className={styles.cardPicture} />
      <CardRouteLink to="/food/" search={{ q: favourite.name }}>
        <span className={styles.cardBody}>
          <bdi lang={favourite.language}>
            <Text as="span" weight="strong">
              {favourite.name}
            </Text>
          </bdi>
          {price !== null && <Price amount={formatAmount(price)} sign={shop.currency.sign} size="l" weight="strong" />}
        </span>
      </CardRouteLink>
    </div>
  );
}
