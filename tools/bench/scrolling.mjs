// Measures scrolling: frames dropped by the browser, frames dropped by the main thread, and frames with rows that are not rendered yet.
import { median } from './statistics.mjs';
import { visit } from './visit.mjs';

const reports = 'disabled-by-default-devtools.timeline.frame';

/**
 * The frames of a scroll in Chromium's trace: `due` have an update, `presented` were shown. A frame may be reported twice, by the compositor and by
 * the main thread; it is presented if either was presented.
 */
export function framesScrolled(traceEvents) {
  const presented = new Map();
  for (const { name, args } of traceEvents) {
    const { frame_sequence: frame, scroll_state: scroll, state } = (name === 'PipelineReporter' && args.frame_reporter) || {};
    if (!scroll || scroll === 'SCROLL_NONE' || state === 'STATE_NO_UPDATE_DESIRED') continue;
    presented.set(frame, presented.get(frame) || state !== 'STATE_DROPPED');
  }
  return { due: presented.size, presented: [...presented.values()].filter(Boolean).length };
}

/** Scrolls down for three seconds at `speed` pixels per second. */
export async function scrolling(tools, screen, speed) {
  const [dropped, late, blank] = [[], [], []];
  for (let run = 0; run < tools.runs; run++) {
    await visit(tools, screen, async ({ page, devtools }) => {
      await tools.browser.startTracing(page, { categories: [reports] });
      await page.evaluate(() => globalThis.countFrames());
      const gesture = { x: 640, y: 500, yDistance: -speed * 3, speed, gestureSourceType: 'mouse', preventFling: true };
      await devtools.send('Input.synthesizeScrollGesture', gesture);
      const seen = await page.evaluate(() => globalThis.framesCounted());
      const { due, presented } = framesScrolled(JSON.parse(await tools.browser.stopTracing()).traceEvents);
      dropped.push(1 - presented / due);
      late.push(seen.dropped / seen.wanted);
      blank.push(seen.blank / seen.frames);
    });
  }
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  return [
    `${speed} px a second`,
    ...[dropped, late, blank].map((shares) => `${percent(median(shares))} (worst ${percent(Math.max(...shares))})`),
  ];
}
