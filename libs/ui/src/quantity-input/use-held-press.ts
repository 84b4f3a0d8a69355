import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds until the first repetition, and between repetitions. */
const heldPress = { delay: 400, interval: 100 } as const;

/** The handlers of a button whose action repeats while a pointer holds it and `canRepeat` is true. A click without a repetition acts once. */
export function useHeldPress(onPress: () => void, canRepeat: boolean) {
  const [isHeld, setIsHeld] = useState(false);
  // Says at once what the state says after the next render: a timer that is due in between does nothing.
  const isPressed = useRef(false);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    onPress();
  });
  // A disabled button may receive no release.
  if (isHeld && !canRepeat) setIsHeld(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const step = () => {
      if (!isPressed.current) return;
      repeat();
      timer = setTimeout(step, heldPress.interval);
    };
    let timer = setTimeout(step, heldPress.delay);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const release = () => {
    isPressed.current = false;
    setIsHeld(false);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false;
      isPressed.current = button === 0;
      setIsHeld(isPressed.current);
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
