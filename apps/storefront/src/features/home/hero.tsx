import { Heading, Carousel, Price, Text } from '@my-food/ui';
import { ButtonRouteLink, CardRouteLink } from '../../navigation/links.tsx';
import * as styles from './hero.css.ts';
import { favourite, slides } from './slides.tsx';

/** The welcome of Spec §2 with its carousel. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.body}>
        <Heading level={1} variant="display">
          Welcome to My Food Where Every Bite Wins!
        </Heading>
        <Text size="xl" tone="muted">
          Hits different. Don't miss out.
        </Text>
        <ButtonRouteLink to="/food/" size="l">
          Browse the menu
        </ButtonRouteLink>
      </div>
      <Carousel label="From our kitchen" slides={slides}>
        <FavouriteCard />
      </Carousel>
    </div>
  );
}

function FavouriteCard() {
  return (
    <div className={styles.card}>
      <img src={favourite.picture} alt="" width={40} height={40} className={styles.cardPicture} />
      <CardRouteLink to="/food/" search={{ q: favourite.name }}>
        <span className={styles.cardBody}>
          <bdi lang="bn">
            <Text as="span" weight="strong">
              {favourite.name}
            </Text>
          </bdi>
          <Price amount={favourite.amount} sign="৳" size="l" weight="strong" />
        </span>
      </CardRouteLink>
    </div>
  );
}
