/** What the framework's preset contributes to a build. The package has no types for it. */
declare module '@storybook/react/preset' {
  import type { CsfFile } from 'storybook/internal/csf-tools';

  interface PresetOptions {
    presets: { apply: (name: string) => Promise<Record<string, unknown>> };
  }
  /** Returns a function that adds the code of each story to its parameters. */
  export function experimental_enrichCsf(
    input: undefined,
    options: PresetOptions,
  ): Promise<((csf: CsfFile, source: CsfFile) => Promise<void>) | undefined>;
}
