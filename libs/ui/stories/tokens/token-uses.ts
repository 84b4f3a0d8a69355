/** What each token is for, by the name of its CSS variable without the prefix. A test requires one for each variable. */
const tokenUses: Record<string, string> = {
  'color-canvas': 'The page behind everything.',
  'color-surface': 'Cards, bars, dialogs.',
  'color-sunken': 'Areas that lie deeper than the page: wells, quiet badges.',
  'color-paper': 'A printed page; white in both themes.',
  'color-line': 'Decorative lines; never the only border of a control.',
  'color-outline': 'Borders of controls.',
  'color-ink': 'Text.',
  'color-muted': 'Secondary text.',
  'color-primary': 'The main action, links, checked controls.',
  'color-primary-strong': 'The main action under the pointer.',
  'color-on-primary': 'Text on primary.',
  'color-primary-soft': 'The background of positive and informative messages.',
  'color-accent': 'Decoration and highlights; never text on canvas.',
  'color-on-accent': 'Text on accent.',
  'color-accent-soft': 'The background of warnings.',
  'color-critical': 'Destructive actions and errors.',
  'color-critical-strong': 'Destructive actions under the pointer.',
  'color-on-critical': 'Text on critical.',
  'color-critical-soft': 'The background of errors.',
  'color-positive': 'Success, as text and icon.',
  'color-focus': 'The focus ring.',
  'color-shadow': 'The colour of shadows.',
  'color-scrim': 'The page behind a modal dialog.',
  'color-backdrop': 'Behind the picture of a dish, chosen by its number.',
  'color-tile': 'Behind the picture of a category.',
  space: 'Gaps and padding.',
  'radius-s': 'Fields, notices, receipts, toasts, tooltips.',
  'radius-m': 'Pictures, tables, menus, radio cards, alert dialogs.',
  'radius-l': 'Cards, dialogs, large surfaces.',
  'radius-pill': 'Buttons, badges, tags.',
  'font-heading': 'Headings.',
  'font-text': 'Everything else; has the Bengali letters and the taka sign.',
  'font-size': 'Text; grows with the window from 320 to 1440 px.',
  'font-weight': 'The weights that the fonts have.',
  'line-height': 'Leading, as a multiple of the size.',
  'motion-fast': 'Hover, press.',
  'motion-medium': 'What opens, closes or moves.',
  'motion-ease': 'The easing of both.',
  'size-touch': 'The smallest target.',
  'size-page': 'The width of a page.',
  'size-measure': 'The width of running text.',
  'size-bar': 'The height of the top bar.',
  'z-index-raised': 'Above its neighbours: a column on an illustration.',
  'z-index-sticky': 'What stays while a list scrolls.',
  'z-index-bar': 'The top bar and the tab bar.',
  'z-index-overlay': 'Dialogs.',
  'z-index-toast': 'Above everything: toasts, menus, tooltips, the skip link.',
  shadow: 'Elevation.',
};

/** The use of a variable, or that of its group: `space-xl` is `space`. */
export function useOfToken(name: string): string | undefined {
  for (let group = name; group !== ''; group = group.slice(0, Math.max(group.lastIndexOf('-'), 0))) {
    const use = tokenUses[group];
    if (use !== undefined) return use;
  }
  return undefined;
}
