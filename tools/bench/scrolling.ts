// Measures scrolling: frames dropped by the browser, frames dropped by the main thread, and frames with rows that are not rendered yet.
import { median } from './statistics.ts';
import { type BenchTools, type Screen, visit } from './visit.ts';

/** An event of Chromium's trace. */
export interface TraceEvent {
  name: string;
  args: { frame_reporter?: { frame_sequence: number; state: string; scroll_state?: string } };
}

const reports = 'disabled-by-default-devtools.timeline.frame';

/**
 * The frames of a scroll in Chromium's trace: `due` have an update, `presented` were shown. A frame may be reported twice, by the compositor and by
 * the main thread; it is presented if either was presented.
 */
export function framesScrolled(traceEvents: readonly TraceEvent[]) {
  const presented = new Map<number, boolean>();
  for (const { name, args } of traceEvents) {
    if (name !== 'PipelineReporter' || !args.frame_reporter) continue;
    const { frame_sequence: frame, scroll_state: scroll, state } = args.frame_reporter;
    if (!scroll || scroll === 'SCROLL_NONE' || state === 'STATE_NO_UPDATE_DESIRED') continue;
    presented.set(frame, presented.get(frame) === true || state !== 'STATE_DROPPED');
  }
  return { due: presented.size, presented: [...presented.values()].filter(Boolean).length };
}

/** Scrolls down for three seconds at `speed` pixels per second. */
export async function scrolling(tools: BenchTools, screen: Screen, speed: number) {
  const [dropped, late, blank]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < tools.runs; run++) {
    await visit(tools, screen, async ({ page, devtools }) => {
      await tools.browser.startTracing(page, { categories: [reports] });
      await page.evaluate(() => window.countFrames());
      const yDistance = -speed * 3;
      await devtools.send('Input.synthesizeScrollGesture', {
        x: 640,
        y: 500,
        yDistance,
        speed,
        gestureSourceType: 'mouse',
        preventFling: true,
      });
      const seen = await page.evaluate(() => window.framesCounted());
      const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await tools.browser.stopTracing()));
      const { due, presented } = framesScrolled(traceEvents);
      dropped.push(1 - presented / due);
      late.push(seen.dropped / seen.wanted);
      blank.push(seen.blank / seen.frames);
    });
  }
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `${speed} px a second`,
    ...[dropped, late, blank].map((shares) => `${percent(median(shares))} (worst ${percent(Math.max(...shares))})`),
  ];
}
