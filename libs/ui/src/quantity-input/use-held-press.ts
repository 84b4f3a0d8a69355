import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds until the first repetition, and between repetitions. */
const heldPress = { delay: 400, interval: 100 } as const;

/** The handlers of a button whose action repeats while a pointer holds it and `canRepeat` is true. A click without a repetition acts once. */
export function useHeldPress(onPress: () => void, canRepeat: boolean) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    onPress();
  });
  if (isHeld && !canRepeat) setIsHeld(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const step = () => {
      repeat();
      timer.current = setTimeout(step, heldPress.interval);
    };
    timer.current = setTimeout(step, heldPress.delay);
    return () => clearTimeout(timer.current);
  }, [isHeld]);
  const release = () => {
    // At once: the timer may be due before the next render.
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false;
      setIsHeld(button === 0);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onClick: ({ detail }: MouseEvent) => {
      const isFromKeyboard = detail === 0;
      if (isFromKeyboard || !hasRepeated.current) onPress();
    },
  };
}
