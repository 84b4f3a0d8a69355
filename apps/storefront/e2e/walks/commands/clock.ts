import { createCommand, type WalkCommand } from './command.ts';

export const wait = (seconds: number): WalkCommand =>
  createCommand({
    label: () => `wait ${String(seconds)} s`,
    run: ({ system }) => system.wait(seconds * 1000),
  });

/** Possible only while a response is delayed. */
export const waitForServer = (): WalkCommand =>
  createCommand({
    label: () => 'wait 12 s',
    isPossible: ({ system }) => system.faults.nextDue() !== null,
    run: ({ system }) => system.wait(12_000),
  });

export const setClock = (minutes: number): WalkCommand =>
  createCommand({
    label: () => `the device's clock is ${String(Math.abs(minutes))} minutes ${minutes < 0 ? 'behind' : 'ahead'}`,
    run: ({ system }) => system.setClockError(minutes * 60_000),
  });
