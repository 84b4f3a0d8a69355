import { useRef, useState, type RefObject } from 'react';
import { useDecodableImage } from './use-decodable-image.ts';
import { forms } from '../i18n/en/forms.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { readImage, type ImageError } from './image-file.ts';

/** The state of an image input, and the image to upload. */
export interface ImageInput {
  /** Spread into `PictureField`. */
  readonly field: {
    ref: RefObject<HTMLInputElement | null>;
    prompt: string;
    largeFileHint: string;
    clearLabel: string;
    file: File | null;
    previewFile: File | null;
    error: string | undefined;
    isErrorAnnounced: boolean;
    onChange: (file: File | null) => void;
  };
  /**
   * Resolves once the chosen file is validated: to its copy in memory, or to why it is rejected. The field then has the focus: a submit that went on would
   * leave the file out unseen. Without a chosen file, to the restored one.
   */
  settled(): Promise<File | ImageError | null>;
  /** Forgets the chosen file and its error: the restored one is shown. */
  clear(): void;
}

/**
 * Validates a chosen file at once; an invalid one is removed with an error. `onImage` receives each valid copy, or null. `restored`: the image of a draft
 * or of a failed save, shown as long as no file is chosen.
 */
export function useImageInput(onImage?: (image: File | null) => void, restored: File | null = null): ImageInput {
  const [chosenFile, setFile] = useState<File | null>(null);
  const [error, setError] = useState<ImageError | null>(null);
  const t = useTexts(forms);
  const file = chosenFile ?? restored;
  const previewFile = useDecodableImage(file);
  const latest = useRef<Promise<File | ImageError | null>>(null);
  const ref = useRef<HTMLInputElement>(null);

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(null);
    const reading = readOptional(chosen);
    latest.current = reading;
    void reading.then((image) => {
      // Another file was chosen meanwhile.
      if (latest.current !== reading) return;
      const isRejected = typeof image === 'string';
      if (isRejected) {
        setError(image);
        setFile(null);
      }
      onImage?.(isRejected ? null : image);
    });
  };

  const settled = async () => {
    const focused = document.activeElement;
    for (;;) {
      const reading = latest.current;
      const result = reading ? await reading : restored;
      // Another file may have been chosen meanwhile.
      if (reading !== latest.current) continue;
      // The reason for a file that was shown no longer has been seen.
      const image = file && result;
      if (typeof image === 'string' && document.activeElement === focused) ref.current?.focus();
      return image;
    }
  };

  return {
    field: {
      ref,
      prompt: t('picturePrompt'),
      largeFileHint: t('largePicture'),
      clearLabel: t('clearPicture'),
      file,
      previewFile,
      error: error ? t(error) : undefined,
      // The error appears once the file has been read, not on a submit.
      isErrorAnnounced: error !== null,
      onChange: choose,
    },
    settled,
    clear() {
      setFile(null);
      setError(null);
      latest.current = null;
    },
  };
}

const readOptional = async (file: File | null) => file && readImage(file);
