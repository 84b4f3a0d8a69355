import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds until the first repetition, and between repetitions. */
const heldPress = { delay: 400, interval: 100 } as const;

/** The handlers of a button whose action repeats while a pointer holds it and `canRepeat` is true. A click without a repetition acts once. */
export function useHeldPress(onPress: () => void, canRepeat: boolean) {
  /** How many times the held press has acted; null while nothing is held. */
  const [repetitions, setRepetitions] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    onPress();
  });
  if (repetitions !== null && !canRepeat) setRepetitions(null);
  useEffect(() => {
    if (repetitions === null) return undefined;
    // Each repetition waits for the render of the one before: on a busy device minus would not know yet that it has reached 1.
    timer.current = setTimeout(
      () => {
        repeat();
        setRepetitions(repetitions + 1);
      },
      repetitions === 0 ? heldPress.delay : heldPress.interval,
    );
    return () => clearTimeout(timer.current);
  }, [repetitions]);
  const release = () => {
    // At once: the timer may be due before the next render.
    clearTimeout(timer.current);
    setRepetitions(null);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false;
      setRepetitions(button === 0 ? 0 : null);
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
