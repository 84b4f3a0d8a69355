import { useEffect, useRef, useState } from 'react';
import { isCutout } from './is-cutout.ts';

export type PictureState = 'loading' | 'photograph' | 'cutout' | 'broken';

// A picture seen before is shown as what it is: a list that draws its rows anew neither asks again nor fades it in again.
const known = new Map<string, PictureState>();
const mostKnown = 500;
/** A picture inside its address is not worth its letters. */
const longestSource = 500;

async function kindOf(image: HTMLImageElement, src: string): Promise<PictureState> {
  if (image.naturalWidth === 0) return 'broken';
  const kind = known.get(src) ?? ((await isCutout(image)) ? 'cutout' : 'photograph');
  if (src.length > longestSource) return kind;
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(src, kind);
  return kind;
}

/** Follows one image element from loading to its kind. An image that was complete before React listened tells no event: it is asked once. */
export function usePicture(src: string) {
  const [state, setState] = useState<PictureState>(known.get(src) ?? 'loading');
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete) void kindOf(image, src).then(setState);
  }, [src]);
  const listeners = {
    ref,
    onLoad: (event: { currentTarget: HTMLImageElement }) => void kindOf(event.currentTarget, src).then(setState),
    onError: () => setState('broken'),
  };
  return { state, listeners };
}
