import type { Page } from '@playwright/test';

/** What one frame shows of an order on its way. */
type Frame = 'the cart, busy' | 'the order on the profile' | 'neither' | 'an empty cart';

/** Presses the checkout. The returned function ends the recording and returns what each frame since then has shown. */
export async function checkOutRecorded(page: Page): Promise<() => Promise<Frame[]>> {
  const recording = await page.getByRole('button', { name: 'Proceed to Checkout' }).evaluateHandle((button: HTMLElement) => {
    const frames: Frame[] = [];
    const isInView = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.top < innerHeight;
    };
    const readFrame = (): Frame => {
      const main = document.querySelector('main');
      if (main?.textContent.includes('Nothing on the plate yet')) return 'an empty cart';
      const isBusy = main?.querySelector('button[aria-busy="true"]') !== null;
      if (isBusy && main?.querySelector('ul[aria-label="Dishes in your cart"] > li')) return 'the cart, busy';
      const order = main?.querySelector('article');
      return order?.textContent.includes('ready') && isInView(order) ? 'the order on the profile' : 'neither';
    };
    let isOver = false;
    const record = () => {
      frames.push(readFrame());
      if (!isOver) requestAnimationFrame(record);
    };
    button.click();
    requestAnimationFrame(record);
    return {
      stop: () => {
        isOver = true;
        return frames;
      },
    };
  });
  return () => recording.evaluate(({ stop }) => stop());
}
