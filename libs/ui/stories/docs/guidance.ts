import type { ReactNode } from 'react';

/** A way to use a component and a way not to, rendered side by side. */
export interface Comparison {
  good: ReactNode;
  /** Why it is good. */
  because: string;
  poor: ReactNode;
  /** What is wrong with it. */
  instead: string;
}

/** What the page of a component says about its use. Lives beside the component, in `x.guidance.tsx`. */
export interface Guidance {
  /** The title of its stories: 'Components/Button'. */
  title: string;
  /** `new` since the last release; the API of `stable` ones changes in a major version only. */
  status: 'stable' | 'new';
  use: readonly string[];
  avoid: readonly string[];
  comparisons: readonly Comparison[];
  /** How its texts are written. */
  words: readonly string[];
  /** Keys, joined by a space, and what they do. Empty for what is not interactive. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader announces. */
  screenReader: string;
}
