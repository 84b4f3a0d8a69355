import { dataAttributes, type ControlProps } from '../internal/control-props.ts';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { control } from '../internal/field-control.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './file-field.css.ts';

export interface FileFieldProps
  extends
    Omit<FieldFrameProps, 'isRequired' | 'isMarkedRequired'>,
    Omit<ControlProps<HTMLInputElement>, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  /** The native `accept` attribute: filters the file dialog, not enforced. */
  accept?: string | undefined;
  /** Called with each chosen file, the same one again included. */
  onChange: (file: File) => void;
}
/** A native file input whose file is read as soon as it is chosen, such as an import. It is no value of a form. */
export function FileField({ accept, onChange, ...props }: FileFieldProps) {
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <input
          {...frame}
          {...dataAttributes(props)}
          ref={props.ref}
          type="file"
          accept={accept}
          disabled={props.isDisabled}
          onBlur={props.onBlur}
          onClick={({ currentTarget }) => {
            // Browsers report no change for the same file, which may have been corrected meanwhile.
            currentTarget.value = '';
          }}
          onChange={({ currentTarget: { files } }) => {
            if (files?.[0]) onChange(files[0]);
          }}
          className={classNames(control, styles.input)}
        />
      )}
    </FieldFrame>
  );
}
