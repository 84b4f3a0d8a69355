import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import { skeletonPart, pulsing } from '../internal/skeleton-part.css.ts';
import * as styles from './skeleton.css.ts';

type PartName = keyof typeof styles.parts;
const SkeletonPart = ({ name }: { name: PartName }) => <span className={classNames(skeletonPart, styles.parts[name])} />;

const Lines = () => (
  <span className={styles.lines}>
    <SkeletonPart name="line" />
    <SkeletonPart name="shortLine" />
  </span>
);

/** The other shapes are a part of their own. */
const contents: Partial<Record<keyof typeof styles.shapes, ReactNode>> = {
  row: (
    <>
      <SkeletonPart name="square" />
      <Lines />
    </>
  ),
  text: <Lines />,
};

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** The shape of the content that loads. `picture`, `line` and `button` are the contents of a card. */
  shape: keyof typeof styles.shapes;
}
/** A loading placeholder. Hidden from screen readers: pair it with a visible loading text. */
export function Skeleton({ shape, ...rest }: SkeletonProps) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(pulsing, styles.shape, styles.shapes[shape])}>
      {contents[shape]}
    </span>
  );
}
