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
  /** The name in the form data. */
  name?: string | undefined;
  /** The native `accept` attribute: filters the file dialog, not enforced. */
  accept?: string | undefined;
  /** `round` for people, `landscape` (4:3) for dishes and categories. */
  preview?: keyof typeof styles.preview | undefined;
  /** The URL of the current picture, shown until another one is selected. */
  currentUrl?: string | null | undefined;
  /** The controlled file. Without it the field is uncontrolled and clears its file when the form is reset. */
  file?: File | null | undefined;
  /** Called with the selected file, or null when the selection was cleared. */
  onChange?: ((file: File | null) => void) | undefined;
  /** The text inside the drop zone. */
  prompt?: string | undefined;
  /** The hint for a file above 5 MB, which is still accepted (Spec §9). */
  largeNote?: string | undefined;
  /** Any number: selects the backdrop of the preview. */
  plate?: number | undefined;
  isDisabled?: boolean | undefined;
}
/** A file input for one picture with a preview. Accepts browse, drop and paste. */
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
