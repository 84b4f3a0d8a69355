/** The backdrops of pictures and tiles: colours that tell neighbours apart and mean nothing. A color seed selects one by its index. */
export const backdropNames = [1, 2, 3, 4, 5, 6] as const;
export type BackdropName = (typeof backdropNames)[number];
