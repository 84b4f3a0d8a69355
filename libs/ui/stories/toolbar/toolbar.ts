const item = (value: string, title: string, icon?: 'sun' | 'moon' | 'sidebyside') => ({ value, title, ...(icon && { icon }) });

/** The menus of the toolbar, and what each global may be. The first item is the default. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast' as const,
      dynamicTitle: true,
      items: [item('light', 'Light', 'sun'), item('dark', 'Dark', 'moon'), item('both', 'Both, side by side', 'sidebyside')],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: { icon: 'zoom' as const, items: [item('100', 'Text 100 %'), item('150', 'Text 150 %'), item('200', 'Text 200 %')] },
  },
  direction: {
    description: 'Direction',
    toolbar: { icon: 'transfer' as const, items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')] },
  },
  language: {
    description: 'Language of the document and of the pages',
    toolbar: { icon: 'globe' as const, items: [item('en', 'English'), item('bn', 'Bengali')] },
  },
  texts: {
    description: 'Texts',
    toolbar: {
      icon: 'paragraph' as const,
      items: [item('own', 'Texts of the story'), item('long', 'Long words'), item('bengali', 'Long Bengali words')],
    },
  },
  density: {
    description: 'Density',
    toolbar: { icon: 'listunordered' as const, items: [item('comfortable', 'Comfortable'), item('compact', 'Compact')] },
  },
  media: {
    description: 'Preferences of the system',
    toolbar: {
      icon: 'accessibility' as const,
      items: [item('none', 'No preference'), item('reducedMotion', 'Reduced motion'), item('forcedColors', 'Forced colours')],
    },
  },
};

export const initialGlobals = Object.fromEntries(Object.entries(globalTypes).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]));

const size = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export const viewports = {
  small: size('Small phone', 320, 640, 'mobile'),
  phone: size('Phone', 375, 812, 'mobile'),
  tablet: size('Tablet', 768, 1024, 'tablet'),
  laptop: size('Laptop', 1280, 800, 'desktop'),
  desktop: size('Desktop', 1920, 1080, 'desktop'),
  zoom: size('Laptop at 400 % zoom', 320, 200, 'desktop'),
};
