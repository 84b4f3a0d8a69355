import { useEffect, useRef, useState } from 'react';
import { isCutout } from './is-cutout.ts';

export type PictureState = 'loading' | 'photograph' | 'cutout' | 'broken';

// Caches the result per URL, so that re-mounted rows of a virtual list neither classify an image again nor fade it in again.
const known = new Map<string, PictureState>();
const mostKnown = 500;
/** Characters. Longer URLs (data URLs) are not cached. */
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

/** Tracks the loading state of an image element. An image that is complete before hydration fires no load event, so it is checked on mount. */
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
