/** The pastel backdrops of dishes; a color seed selects one by its index. */
export const plateNames = ['butter', 'blush', 'lettuce', 'lilac', 'rainwater', 'apricot'] as const;
export type PlateName = (typeof plateNames)[number];
