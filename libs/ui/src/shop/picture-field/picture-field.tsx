import { useId } from 'react';
import { Button } from '../../button/button.tsx';
import { FieldFrame, type FieldFrameProps } from '../../field/field-frame.tsx';
import { UploadIcon } from '../../icons/icons.tsx';
import { dataAttributes, type ControlProps } from '../../internal/control-props.ts';
import { StatusRegion } from '../../notice/status-region.tsx';
import { Avatar } from '../../picture/avatar.tsx';
import { DishPicture } from '../dish-picture/dish-picture.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as styles from './picture-field.css.ts';
import { useFileInput } from './use-file-input.ts';
import { useObjectUrl } from '../../internal/use-object-url.ts';

const recommendedMaximumBytes = 5 * 1024 * 1024;

export interface PictureFieldProps extends FieldFrameProps, Omit<ControlProps<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'> {
  /** The native `accept` attribute: filters the file dialog, not enforced. */
  accept?: string | undefined;
  /** `round` for people, `landscape` (4:3) for dishes and categories. */
  preview?: keyof typeof styles.preview | undefined;
  /** The URL of the current picture, shown until another one is selected. */
  currentUrl?: string | null | undefined;
  /** The controlled file. Without it the field is uncontrolled and clears its file when the form is reset. */
  file?: File | null | undefined;
  /** The part of `file` that the browser may decode for the preview: the file itself by default, null to show its name only. */
  previewFile?: File | null | undefined;
  /** Called with the selected file, or null when it was taken back. */
  onChange?: ((file: File | null) => void) | undefined;
  /** The text inside the drop zone. */
  prompt: string;
  /** The hint for a file above 5 MB, which is still accepted (Spec §9). */
  largeFileHint: string;
  /** The text of the button that takes the selected file back: the current picture shows again. */
  clearLabel: string;
  /** Any number: selects the backdrop of the preview. */
  colorSeed?: number | undefined;
}
/** A file input for one picture with a preview. Accepts browse, drop and paste. */
export function PictureField(props: PictureFieldProps) {
  const { name, accept = 'image/*', preview = 'landscape', currentUrl = null, isDisabled, colorSeed = 0 } = props;
  const { prompt, largeFileHint, clearLabel } = props;
  const { selectedFile, isDragOver, clear, inputProps, dropZoneProps } = useFileInput({ file: props.file, onChange: props.onChange });
  const selectedUrl = useObjectUrl(props.previewFile === undefined ? selectedFile : props.previewFile);
  const previewUrl = selectedFile ? selectedUrl : currentUrl;
  const noteId = useId();
  const isLarge = selectedFile !== null && selectedFile.size > recommendedMaximumBytes;
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <>
          <div
            {...dropZoneProps}
            className={classNames(styles.dropZone, isDragOver && styles.dragOver)}
            data-invalid={frame['aria-invalid']}
            data-disabled={isDisabled}
          >
            <span className={styles.preview[preview]}>
              {preview === 'round' ? (
                <Avatar src={previewUrl} alt="" size="m" />
              ) : (
                <DishPicture src={previewUrl} alt="" colorSeed={colorSeed} isPriority />
              )}
            </span>
            <span className={styles.body} aria-hidden="true">
              <span className={styles.prompt}>
                <UploadIcon />
                <span>{prompt}</span>
              </span>
              {selectedFile && <bdi className={styles.fileName}>{selectedFile.name}</bdi>}
            </span>
            <input
              {...frame}
              // Browsers without the event `cancel` leave the input empty after a cancelled choice.
              required={frame.required && selectedFile === null}
              aria-required={frame.required || frame['aria-required']}
              aria-describedby={classNames(frame['aria-describedby'], isLarge && noteId) || undefined}
              {...dataAttributes(props)}
              {...inputProps}
              ref={props.ref}
              type="file"
              name={name}
              accept={accept}
              disabled={isDisabled}
              onBlur={props.onBlur}
              className={styles.input}
            />
          </div>
          {selectedFile && (
            <div>
              <Button variant="quiet" size="s" isDisabled={isDisabled} onClick={clear}>
                {clearLabel}
              </Button>
            </div>
          )}
          <StatusRegion id={noteId}>{isLarge && <strong className={styles.note}>{largeFileHint}</strong>}</StatusRegion>
        </>
      )}
    </FieldFrame>
  );
}
