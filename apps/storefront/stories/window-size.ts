/** Parameters and globals of a story of a whole page in a window of this size. Pixels. */
export const windowOf = (width: number, height: number) => ({
  parameters: {
    layout: 'fullscreen' as const,
    viewport: { options: { own: { name: 'Own', styles: { width: `${String(width)}px`, height: `${String(height)}px` } } } },
  },
  globals: { viewport: { value: 'own', isRotated: false } },
});
