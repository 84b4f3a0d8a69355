import { commands, page } from 'vitest/browser';
import { setCamera, type Shot } from '@my-food/ui/stories/compare-baselines';

declare module 'vitest/browser' {
  interface BrowserCommands {
    fitBaselineWindow: (size: { width: number; height: number } | null) => Promise<void>;
    shootBaseline: (name: string) => Promise<Shot>;
    keepBaseline: (name: string, webp: string) => Promise<string>;
  }
}

setCamera({
  resize: async (width, height) => {
    await commands.fitBaselineWindow({ width, height });
    await page.viewport(width, height);
  },
  putAway: () => commands.fitBaselineWindow(null),
  shoot: commands.shootBaseline,
  keep: commands.keepBaseline,
});
