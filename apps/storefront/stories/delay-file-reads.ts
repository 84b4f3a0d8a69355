import { spyOn } from 'storybook/test';

/** Delays the check of each chosen picture until the returned function is called. Storybook restores it after the story. */
export function delayFileReads(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  spyOn(File.prototype, 'arrayBuffer').mockImplementation(async function read(this: File) {
    await released;
    return new Response(this).arrayBuffer();
  });
  return () => release();
}
