import { useState } from 'react';
import { dataAttributes, type ControlProps } from '../internal/control-props.ts';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { control } from '../internal/field-control.css.ts';
import { forgetChosenFile } from '../internal/forget-chosen-file.ts';
import { UserText } from '../text/user-text.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './file-field.css.ts';

export interface FileFieldProps
  extends
    Omit<FieldFrameProps, 'isRequired' | 'isMarkedRequired'>,
    Omit<ControlProps<HTMLInputElement>, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  /** The native `accept` attribute: filters the file dialog, not enforced. */
  accept?: string | undefined;
  /** What the field shows: its button, and that no file is chosen. The browser's own words are in the language of the browser. */
  labels: { choose: string; none: string };
  /** Called with each chosen file, the same one again included. */
  onChange: (file: File) => void;
}
/** A native file input whose file is read as soon as it is chosen, such as an import. It is no value of a form. */
export function FileField({ accept, labels, onChange, ...props }: FileFieldProps) {
  const [fileName, setFileName] = useState('');
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <div className={styles.frame}>
          <input
            {...frame}
            {...dataAttributes(props)}
            ref={props.ref}
            type="file"
            accept={accept}
            disabled={props.isDisabled}
            onBlur={props.onBlur}
            onClick={forgetChosenFile}
            onChange={({ currentTarget: { files } }) => {
              if (!files?.[0]) return;
              setFileName(files[0].name);
              onChange(files[0]);
            }}
            className={classNames(control, styles.input)}
          />
          {/* Browsers announce the input as a button, with the name of its file. */}
          <span className={styles.content} aria-hidden="true">
            <span className={styles.button}>{labels.choose}</span>
            <span className={styles.fileName}>{fileName ? <UserText>{fileName}</UserText> : labels.none}</span>
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
