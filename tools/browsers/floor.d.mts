export const buildTarget: string[];
