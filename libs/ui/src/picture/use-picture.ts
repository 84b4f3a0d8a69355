import { useEffect, useRef, useState } from 'react';
import { isCutout } from './is-cutout.ts';

export type PictureState = 'loading' | 'photograph' | 'cutout' | 'broken';

const stateOf = (image: HTMLImageElement): PictureState => {
  if (image.naturalWidth === 0) return 'broken';
  return isCutout(image) ? 'cutout' : 'photograph';
};

/** Follows one image element from loading to its kind. An image that was complete before React listened tells no event: it is asked once. */
export function usePicture() {
  const [state, setState] = useState<PictureState>('loading');
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete) setState(stateOf(image));
  }, []);
  const listeners = {
    ref,
    onLoad: (event: { currentTarget: HTMLImageElement }) => setState(stateOf(event.currentTarget)),
    onError: () => setState('broken'),
  };
  return { state, listeners };
}
