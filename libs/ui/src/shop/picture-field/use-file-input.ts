import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { forgetChosenFile } from '../../internal/forget-chosen-file.ts';

interface Options {
  /** The controlled file; undefined when uncontrolled. */
  file: File | null | undefined;
  onChange: ((file: File | null) => void) | undefined;
}

/** Not a ref of its own: that of the input is the caller's. */
const inputIn = (dropZone: HTMLElement | null) => dropZone?.querySelector('input');

function writeFile(input: HTMLInputElement, file: File | null) {
  input.value = '';
  if (!file) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

/** One selected, dropped or pasted file. Written to the native input, so that forms submit and reset it. */
export function useFileInput({ file, onChange }: Options) {
  const dropZone = useRef<HTMLDivElement>(null);
  const [uncontrolledFile, setUncontrolledFile] = useState<File | null>(null);
  const [isDragOver, setIsDragOver] = useState(false);

  useEffect(() => {
    const input = inputIn(dropZone.current);
    // The owner has removed or replaced the file that the input holds.
    if (file !== undefined && input && (input.files?.[0] ?? null) !== file) writeFile(input, file);
  }, [file]);

  useEffect(() => {
    const form = inputIn(dropZone.current)?.form;
    const handleReset = () => setUncontrolledFile(null);
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);

  const selectFile = (selectedFile: File | null) => {
    setUncontrolledFile(selectedFile);
    onChange?.(selectedFile);
  };
  const acceptFiles = (files: FileList) => {
    const first = files[0];
    const input = inputIn(dropZone.current);
    if (!first || !input || input.matches(':disabled')) return;
    writeFile(input, first);
    selectFile(input.files?.[0] ?? null);
  };

  return {
    selectedFile: file === undefined ? uncontrolledFile : file,
    isDragOver,
    /** The input has the focus then: the control that was pressed may go away. */
    clear: () => {
      const input = inputIn(dropZone.current);
      if (!input) return;
      writeFile(input, null);
      selectFile(null);
      input.focus();
    },
    inputProps: {
      onClick: forgetChosenFile,
      onChange: (event: ChangeEvent<HTMLInputElement>) => selectFile(event.currentTarget.files?.[0] ?? null),
    },
    dropZoneProps: {
      ref: dropZone,
      onDragEnter: () => setIsDragOver(true),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave: (event: DragEvent) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsDragOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsDragOver(false);
        acceptFiles(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        acceptFiles(event.clipboardData.files);
      },
    },
  };
}
