/** What a page sees in place of each media feature. */
const features = {
  reducedMotion: [
    ['(prefers-reduced-motion: reduce)', '(min-width: 0)'],
    ['(prefers-reduced-motion: no-preference)', '(max-width: 0)'],
  ],
  forcedColors: [['(forced-colors: active)', '(min-width: 0)']],
} as const;

/**
 * Applies the rules of the page's style sheets that are written for a preference of the system, which a page cannot set itself. Returns the
 * clean-up. Forced colours of the browser replace all other colours, too: `colors` does that with the system colours of today's scheme.
 */
export function emulateMedia(feature: keyof typeof features): () => void {
  const changed: [MediaList, string][] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        const emulated = features[feature].reduce((text, [query, replacement]) => text.replace(query, replacement), mediaText);
        if (emulated !== mediaText) {
          changed.push([rule.media, mediaText]);
          rule.media.mediaText = emulated;
        }
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets)
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) visit(sheet.cssRules);
  const style = document.createElement('style');
  style.textContent = feature === 'forcedColors' ? forcedColors : '';
  document.head.append(style);
  return () => {
    style.remove();
    for (const [media, text] of changed) media.mediaText = text;
  };
}

// The properties that forced colours replace: https://www.w3.org/TR/css-color-adjust-1/#forced-colors-properties
const forcedColors = `
  *, *::before, *::after { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, input, select, textarea { background-color: ButtonFace !important; color: ButtonText !important; border-color: ButtonBorder !important; }
  :disabled, :disabled * { color: GrayText !important; }`;
