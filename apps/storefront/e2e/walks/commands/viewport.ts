import { createCommand, type WalkCommand } from './command.ts';

/** A desktop, a wide one, a phone and a small phone turned. Pixels. */
export const viewports = [
  { width: 1024, height: 600 },
  { width: 1680, height: 900 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
] as const;

/** Resizes the window, or turns the phone. */
export const resize = (viewport: (typeof viewports)[number]): WalkCommand =>
  createCommand({
    label: () => `resize the window to ${String(viewport.width)} × ${String(viewport.height)}`,
    isPossible: (walk) => walk.active().page.viewportSize()?.width !== viewport.width,
    run: (walk) => walk.active().page.setViewportSize(viewport),
  });
