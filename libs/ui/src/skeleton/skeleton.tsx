import { classNames } from '../theme/class-names.ts';
import { bone, breathing } from './bone.css.ts';
import * as styles from './skeleton.css.ts';

type BoneName = keyof typeof styles.bones;
const Bone = ({ name }: { name: BoneName }) => <span className={classNames(bone, styles.bones[name])} />;

const Lines = () => (
  <span className={styles.lines}>
    <Bone name="line" />
    <Bone name="shortLine" />
  </span>
);

const contents = {
  card: (
    <>
      <Bone name="plate" />
      <Lines />
      <Bone name="button" />
    </>
  ),
  row: (
    <>
      <Bone name="square" />
      <Lines />
    </>
  ),
  text: <Lines />,
} satisfies Record<keyof typeof styles.shapes, unknown>;

export interface SkeletonProps {
  /** The shape of the content that loads. */
  shape: keyof typeof contents;
}
/** A loading placeholder. Hidden from screen readers: pair it with a visible loading text. */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(breathing, styles.shape, styles.shapes[shape])}>
      {contents[shape]}
    </div>
  );
}
