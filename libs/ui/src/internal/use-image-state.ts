import { useEffect, useRef, useState } from 'react';
import { isCutout } from './is-cutout.ts';

export type ImageState = 'loading' | 'photograph' | 'cutout' | 'broken';

// Caches the result per URL, so that re-mounted rows of a virtual list neither classify an image again nor fade it in again.
const stateByUrl = new Map<string, ImageState>();
const maximumCacheSize = 500;
/** Characters. Longer URLs (data URLs) are not cached. */
const maximumUrlLength = 500;

async function classifyImage(image: HTMLImageElement, src: string): Promise<ImageState> {
  if (image.naturalWidth === 0) return 'broken';
  const state = stateByUrl.get(src) ?? ((await isCutout(image)) ? 'cutout' : 'photograph');
  if (src.length > maximumUrlLength) return state;
  const [oldest] = stateByUrl.keys();
  if (stateByUrl.size >= maximumCacheSize && oldest !== undefined) stateByUrl.delete(oldest);
  stateByUrl.set(src, state);
  return state;
}

/**
 * The key of an image element. Without the query, which is a new signature with each read, or a version: the browser shows an element's image until that
 * of its next URL has loaded.
 */
export const imageKey = (src: string) => src.split('?')[0];

/** Tracks the loading state of an image element. An image that is complete before hydration fires no load event, so it is checked on mount. */
export function useImageState(src: string) {
  const [state, setState] = useState<ImageState>(stateByUrl.get(src) ?? 'loading');
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete) void classifyImage(image, src).then(setState);
  }, [src]);
  const imageProps = {
    ref,
    onLoad: (event: { currentTarget: HTMLImageElement }) => void classifyImage(event.currentTarget, src).then(setState),
    onError: () => setState('broken'),
  };
  return { state, imageProps };
}
