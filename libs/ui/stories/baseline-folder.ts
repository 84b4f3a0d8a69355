/**
 * The folder of a story's baseline screenshots: 'components-alert-dialog--on-a-phone' is in 'alert-dialog-on-a-phone', All Variants of a component in its
 * own name. One hyphen, because Vitest sanitizes the paths of screenshots.
 */
export const baselineFolder = (storyId: string) => storyId.replace(/^[a-z]+-|--all(-variants)?$/g, '').replace('--', '-');

/** Those of the pictures that are baselines of these stories: 'alert-dialog-on-a-phone/light.png'. */
export function baselinesOf(pictures: readonly string[], storyIds: readonly string[]): string[] {
  const folders = new Set(storyIds.map(baselineFolder));
  return pictures.filter((name) => folders.has(name.slice(0, name.indexOf('/'))));
}
