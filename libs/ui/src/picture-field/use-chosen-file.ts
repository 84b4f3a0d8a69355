import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';

interface Options {
  /** The controlled file; undefined when uncontrolled. */
  file: File | null | undefined;
  onChange: ((file: File | null) => void) | undefined;
}

/** One selected, dropped or pasted file. Written to the native input, so that forms submit and reset it. */
export function useChosenFile({ file, onChange }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<File | null>(null);
  const [isDropping, setIsDropping] = useState(false);

  useEffect(() => {
    if (file === null && input.current?.value) input.current.value = '';
  }, [file]);

  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setOwn(null);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  const choose = (chosen: File | null) => {
    setOwn(chosen);
    onChange?.(chosen);
  };
  const take = (files: FileList) => {
    const first = files[0];
    if (!first || !input.current || input.current.disabled) return;
    const one = new DataTransfer();
    one.items.add(first);
    input.current.files = one.files;
    choose(first);
  };

  return {
    chosen: file === undefined ? own : file,
    isDropping,
    inputListeners: { ref: input, onChange: (event: ChangeEvent<HTMLInputElement>) => choose(event.currentTarget.files?.[0] ?? null) },
    zoneListeners: {
      onDragEnter: () => setIsDropping(true),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: (event: DragEvent) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsDropping(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsDropping(false);
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      },
    },
  };
}
