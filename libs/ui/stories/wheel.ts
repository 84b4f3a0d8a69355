/** Provided by the test run: a real wheel at a point of the window, with its default action. CSS pixels. */
type WheelDriver = (point: { x: number; y: number; deltaY: number }) => Promise<unknown>;

let driver: WheelDriver | null = null;
export function setWheelDriver(wheel: WheelDriver) {
  driver = wheel;
}

/** Turns the wheel over the centre of an element. Returns false in Storybook itself, where no script can. */
export async function turnWheel(element: Element, deltaY: number): Promise<boolean> {
  if (driver === null) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  await driver({ x: left + width / 2, y: top + height / 2, deltaY });
  return true;
}
