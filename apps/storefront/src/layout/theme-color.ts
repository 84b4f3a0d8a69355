// The bar of the browser follows the chosen theme: without a choice the media queries of its colours follow the device.
const { documentElement } = document;
const queries = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'), (color) => ({
  color,
  query: color.media,
}));

function followTheme() {
  const { theme } = documentElement.dataset;
  for (const { color, query } of queries) color.media = theme === undefined ? query : query.includes(theme) ? 'all' : 'not all';
}

followTheme();
new MutationObserver(followTheme).observe(documentElement, { attributeFilter: ['data-theme'] });

export {};
