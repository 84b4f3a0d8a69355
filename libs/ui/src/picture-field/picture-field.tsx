import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { Avatar } from '../picture/avatar.tsx';
import { DishPicture } from '../picture/picture.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './picture-field.css.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useObjectUrl } from './use-object-url.ts';

const softLimit = 5 * 1024 * 1024;

export interface PictureFieldProps extends FieldFrameProps {
  /** Its name in the form. */
  name?: string | undefined;
  /** What the system's file list offers; it enforces nothing. */
  accept?: string | undefined;
  /** `round` for people, `plate` for dishes and categories. */
  preview?: keyof typeof styles.preview | undefined;
  /** The picture there is now, shown until another is chosen. */
  currentUrl?: string | null | undefined;
  /** The chosen file, held outside; left out, the field keeps it itself and forgets it when its form is reset. */
  file?: File | null | undefined;
  /** Told the new file, or null when the choice was taken back. */
  onChange?: ((file: File | null) => void) | undefined;
  /** The words inside: what can be done here. */
  prompt?: string | undefined;
  /** The soft note about a file above 5 MB; it never blocks (Spec §9). */
  largeNote?: string | undefined;
  /** The number of the plate's pastel. */
  plate?: number | undefined;
  isDisabled?: boolean | undefined;
}
/** One picture: browse, drop or paste, with a preview. */
export function PictureField(props: PictureFieldProps) {
  const { name, accept = 'image/*', preview = 'plate', currentUrl = null, isDisabled, plate = 0 } = props;
  const { prompt = 'Browse, drop or paste a picture', largeNote = 'This picture is larger than 5 MB and may take a while to send.' } =
    props;
  const { chosen, isDropping, inputListeners, zoneListeners } = useChosenFile({ file: props.file, onChange: props.onChange });
  const chosenUrl = useObjectUrl(chosen);
  const shownUrl = chosen ? chosenUrl : currentUrl;
  const isLarge = chosen !== null && chosen.size > softLimit;
  return (
    <FieldFrame {...props} hint={joinHints(props.hint, isLarge && largeNote)}>
      {(frame) => (
        <div
          {...zoneListeners}
          className={classNames(styles.zone, isDropping && styles.dropping)}
          data-invalid={frame['aria-invalid']}
          data-disabled={isDisabled}
        >
          <span className={styles.preview[preview]}>
            {preview === 'round' ? (
              <Avatar src={shownUrl} alt="" size="m" />
            ) : (
              <DishPicture src={shownUrl} alt="" plate={plate} isPriority />
            )}
          </span>
          <span className={styles.words} aria-hidden="true">
            <span className={styles.prompt}>
              <UploadIcon />
              {prompt}
            </span>
            {chosen && <bdi className={styles.fileName}>{chosen.name}</bdi>}
          </span>
          <input {...frame} {...inputListeners} type="file" name={name} accept={accept} disabled={isDisabled} className={styles.input} />
        </div>
      )}
    </FieldFrame>
  );
}

function joinHints(hint: ReactNode, note: string | false): ReactNode {
  if (!note) return hint;
  return (
    <>
      {hint} <strong role="status">{note}</strong>
    </>
  );
}
