/** The pastel backdrops of pictures; a color seed selects one by its index. */
export const backdropNames = ['butter', 'blush', 'lettuce', 'lilac', 'rainwater', 'apricot'] as const;
export type BackdropName = (typeof backdropNames)[number];
