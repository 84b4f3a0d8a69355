import { useRef, useState } from 'react';
import { pictureRefusals, readPicture, type PictureRefusal } from './picture-file.ts';

/** The state of an image input, and the image to upload. */
export interface PictureChoice {
  /** Spread into `PictureField`. */
  readonly field: { file: File | null; error: string | undefined; onChange: (file: File | null) => void };
  /** Resolves once the chosen file is validated: to its copy in memory, or to null if there is no valid file. */
  settled(): Promise<File | null>;
  /** Resets the file and the error. */
  clear(): void;
}

/** Validates a chosen file at once; an invalid one is removed with an error. `onImage` receives each valid copy, or null. */
export function usePictureChoice(onPicture?: (picture: File | null) => void): PictureChoice {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const latest = useRef(Promise.resolve<File | null>(null));

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRefusal(null);
    const looking = look(chosen);
    const picture = looking.then((answer) => ('picture' in answer ? answer.picture : null));
    latest.current = picture;
    void looking.then((answer) => {
      // Another file was chosen meanwhile.
      if (latest.current !== picture) return;
      if ('refusal' in answer) {
        setRefusal(answer.refusal);
        setFile(null);
        onPicture?.(null);
      } else onPicture?.(answer.picture);
    });
  };

  return {
    field: { file, error: refusal ? pictureRefusals[refusal] : undefined, onChange: choose },
    async settled() {
      for (;;) {
        const looking = latest.current;
        const picture = await looking;
        // Another file may have been chosen meanwhile.
        if (looking === latest.current) return picture;
      }
    },
    clear: () => choose(null),
  };
}

const look = async (file: File | null) => (file ? readPicture(file) : { picture: null });
