import { expect, test } from 'vitest';
import { framesScrolled, type TraceEvent } from './scrolling.ts';

const report = (frame_sequence: number, state: string, scroll_state = 'SCROLL_COMPOSITOR_THREAD'): TraceEvent => ({
  name: 'PipelineReporter',
  args: { frame_reporter: { frame_sequence, state, scroll_state } },
});

test('a frame that any of its reports presents is presented; a frame without an update is not due', () => {
  const events = [
    { name: 'RunTask', args: {} },
    { name: 'PipelineReporter', args: {} },
    report(1, 'STATE_PRESENTED_ALL'),
    report(2, 'STATE_PRESENTED_PARTIAL'),
    report(2, 'STATE_DROPPED'),
    report(3, 'STATE_DROPPED'),
    report(4, 'STATE_NO_UPDATE_DESIRED'),
    report(5, 'STATE_DROPPED', 'SCROLL_NONE'),
    report(6, 'STATE_DROPPED'),
    report(6, 'STATE_PRESENTED_ALL'),
  ];
  expect(framesScrolled(events)).toEqual({ due: 4, presented: 3 });
});
