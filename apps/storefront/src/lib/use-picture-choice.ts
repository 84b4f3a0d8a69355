import { useRef, useState } from 'react';
import { pictureRefusals, readPicture, type PictureRefusal } from './picture-file.ts';

/** One picture being chosen: what its field shows, and what may be sent. */
export interface PictureChoice {
  /** Spread into `PictureField`. */
  readonly field: { file: File | null; error: string | undefined; onChange: (file: File | null) => void };
  /** Waits until the chosen file has been looked at: its copy in memory, or null when there is none or it was refused. */
  settled(): Promise<File | null>;
  /** Forgets the file and what was said about it. */
  clear(): void;
}

/** Reads a chosen file at once; what is no picture is refused at the field, which is emptied. `onPicture` is told each copy that may be sent, and null. */
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
      // A file chosen meanwhile has made this one's fate unimportant.
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
