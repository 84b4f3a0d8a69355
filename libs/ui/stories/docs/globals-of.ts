/**
 * What the toolbar has chosen, as the preview of this window knows it; nothing in a window without a preview. The events of a docs page do not tell:
 * it receives those of the frames of its stories as well.
 */
export const globalsOf = (window: object | null | undefined): Record<string, unknown> => ({
  ...Object(window).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.globals,
});
