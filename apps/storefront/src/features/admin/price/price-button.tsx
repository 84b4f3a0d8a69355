import { PencilIcon, Price, VisuallyHidden } from '@my-food/ui';
import { useRef, type RefObject } from 'react';
import { shop } from '../../../../shop.config.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useFormats } from '../../../i18n/formats/formats.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFocusSuccessor } from '../../../platform/use-focus-successor.ts';
import * as styles from './price-control.css.ts';

interface PriceButtonProps {
  /** Poisha. */
  price: number | null;
  isSaving: boolean;
  nameId: string;
  container: RefObject<HTMLElement | null>;
  onClick: () => void;
}

/** Shows the price and opens its field. The dollar sign is specified for this list only (Spec §9). */
export function PriceButton({ price, isSaving, nameId, container, onClick }: PriceButtonProps) {
  const t = useTexts(admin);
  const { amount } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(button, () => container.current?.querySelector('input'));
  return (
    <button
      ref={button}
      type="button"
      aria-describedby={nameId}
      aria-disabled={isSaving || undefined}
      aria-busy={isSaving || undefined}
      data-action="edit"
      className={styles.button}
      onClick={() => !isSaving && onClick()}
    >
      <Price amount={price === null ? null : amount(price)} sign={shop.currency.adminSign} size="l" />
      <VisuallyHidden>{` ${isSaving ? t('savingPrice') : t('changePrice')}`}</VisuallyHidden>
      <span className={styles.pencil}>
        <PencilIcon />
      </span>
    </button>
  );
}
