/** The pastel backdrops of dishes, in the order a plate number walks through them. */
export const plateNames = ['butter', 'blush', 'lettuce', 'lilac', 'rainwater', 'apricot'] as const;
export type PlateName = (typeof plateNames)[number];
