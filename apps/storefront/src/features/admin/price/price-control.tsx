import type { Food } from '@my-food/api';
import { useEffect, useRef } from 'react';
import { PriceButton } from './price-button.tsx';
import * as styles from './price-control.css.ts';
import { PriceField } from './price-field.tsx';
import { usePriceEditor } from './use-price-editors.tsx';

interface PriceControlProps {
  food: Food;
  /** The id of the element with the food's name. */
  nameId: string;
}

/** A food's price. A press turns it into a field, which saves without leaving the list. */
export function PriceControl({ food, nameId }: PriceControlProps) {
  const { editors, status } = usePriceEditor(food.id);
  const actor = editors.get(food.id);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => editors.mount(food.id), [editors, food.id]);
  return (
    <div ref={container} className={styles.control}>
      {actor && status === 'editing' ? (
        <PriceField actor={actor} food={food} container={container} />
      ) : (
        <PriceButton
          price={food.price}
          isSaving={status === 'saving'}
          nameId={nameId}
          container={container}
          onClick={() => editors.open(food)}
        />
      )}
    </div>
  );
}
