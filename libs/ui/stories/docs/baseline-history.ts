export interface BaselineChange {
  /** An ISO date. */
  changedOn: string;
  /** A data URL; `null` for the first picture. */
  before: string | null;
}

/** The last change of each baseline, by its path: 'button/light.png'. Storybook replaces this module (tools/build/baseline-history.ts). */
export const history: Readonly<Record<string, BaselineChange | undefined>> = {};
