const pointAt = (degrees: number, radius: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(radians)).toFixed(3)} ${(50 + radius * Math.sin(radians)).toFixed(3)}`;
};

/** The SVG path of arc `index` of `count`, in a square of 100 units, clockwise from the top. Half of the gap between two arcs is in degrees. */
export function arcPath(index: number, count: number, radius: number, halfGap = 4): string {
  const sweep = 360 / count;
  const from = index * sweep + halfGap;
  const to = (index + 1) * sweep - halfGap;
  return `M ${pointAt(from, radius)} A ${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to, radius)}`;
}

/** The SVG path of the circular sector that contains arc `index` with its round ends; used to clip it. An arc of 360 degrees would be none. */
export const wedgePath = (index: number, count: number): string => `${arcPath(index, count, 60, 1)} L 50 50 Z`;
