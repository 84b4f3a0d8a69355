/** Degrees: half of the gap between two arcs. */
const halfGapDegrees = 4;

const pointAt = (degrees: number, radius: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(radians)).toFixed(3)} ${(50 + radius * Math.sin(radians)).toFixed(3)}`;
};

const arcBetween = (from: number, to: number, radius: number) =>
  `M ${pointAt(from, radius)} A ${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to, radius)}`;

/** The SVG path of arc `index` of `count`, in a square of 100 units, clockwise from the top. */
export function arcPath(index: number, count: number, radius: number): string {
  const sweep = 360 / count;
  return arcBetween(index * sweep + halfGapDegrees, (index + 1) * sweep - halfGapDegrees, radius);
}

/** The SVG path of the circular sector that contains arc `index` only; used to clip it. */
export function wedgePath(index: number, count: number): string {
  // An arc of 360 degrees is none: its ends are one point.
  const sweep = Math.min(360 / count, 359);
  return `${arcBetween(index * sweep, (index + 1) * sweep, 60)} L 50 50 Z`;
}
