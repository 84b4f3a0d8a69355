/** A page of the list, or a gap of several. */
export type PageItem = number | 'gap';

/** The pages to show: the first, the last, the current and its neighbours. A gap stands for two pages or more. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((target) => target >= 1 && target <= pageCount);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((target, index): PageItem[] => {
    const missing = target - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [target];
    return missing === 1 ? [target - 1, target] : ['gap', target];
  });
}
