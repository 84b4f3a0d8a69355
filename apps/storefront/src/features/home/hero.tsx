import type { Food } from '@my-food/api';
import { Heading, Carousel, Price, Text } from '@my-food/ui';
import { useState } from 'react';
import { shop } from '../../../shop.config.ts';
import { home } from '../../i18n/en/home.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { nameKey } from '../../i18n/name-key.ts';
import { useShopTexts } from '../../i18n/shop-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonRouteLink, CardRouteLink } from '../../navigation/links.ts';
import { useServices } from '../../services/services.tsx';
import * as styles from './hero.css.ts';
import { drawings, heroDish } from './slides.tsx';

/** The welcome of Spec §2 with its carousel. */
export function Hero() {
  const dish = useHeroDish();
  const t = useTexts(home);
  const { welcome, tagline } = useShopTexts();
  const labels = {
    carousel: t('carouselRole'),
    slide: t('slideRole'),
    show: (dish: string) => t('showSlide', { dish }),
    play: t('play'),
    pause: t('pause'),
  };
  return (
    <div className={styles.hero}>
      <div className={styles.body}>
        <Heading level={1} variant="display">
          {welcome}
        </Heading>
        <Text size="xl" tone="muted">
          {tagline}
        </Text>
        <ButtonRouteLink to="/food/" size="l">
          {t('browseMenu')}
        </ButtonRouteLink>
      </div>
      <Carousel label={t('carousel')} labels={labels} slides={drawings.map((drawing) => ({ ...drawing, label: t(drawing.id) }))}>
        {dish && <HeroDish price={dish.price} />}
      </Carousel>
    </div>
  );
}

/** The dish of the card. Its price is known after a visit to the menu, while that is not outdated; undefined if that menu does not contain the dish. */
function useHeroDish(): Pick<Food, 'price'> | undefined {
  const { queries, queryClient } = useServices();
  const [dish] = useState(() => {
    const { data: foods, isInvalidated } = queryClient.getQueryState<Food[]>(queries.foods().queryKey) ?? {};
    return foods && !isInvalidated ? foods.find(({ name }) => nameKey(name) === nameKey(heroDish.name)) : { price: null };
  });
  return dish;
}

function HeroDish({ price }: Pick<Food, 'price'>) {
  const { amount } = useFormats();
  return (
    <div className={styles.card}>
      <img src={heroDish.picture} alt="" width={40} height={40} className={styles.cardPicture} />
      <CardRouteLink to="/food/" search={{ q: heroDish.name }}>
        <span className={styles.cardBody}>
          <bdi lang={heroDish.language}>
            <Text as="span" weight="strong">
              {heroDish.name}
            </Text>
          </bdi>
          {price !== null && <Price amount={amount(price)} sign={shop.currency.sign} size="l" weight="strong" />}
        </span>
      </CardRouteLink>
    </div>
  );
}
