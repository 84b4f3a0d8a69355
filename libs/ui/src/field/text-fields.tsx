import { useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { EyeIcon, EyeOffIcon, SearchIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { controlAttributes, textInputAttributes, type ControlProps, type TextInputProps } from '../internal/control-props.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import * as styles from './field.css.ts';

export interface TextFieldProps extends FieldFrameProps, ControlProps<HTMLInputElement>, TextInputProps {
  /** The input type: selects native validation and the on-screen keyboard. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
}
/** A single-line text input. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <input {...frame} {...controlAttributes(props)} {...textInputAttributes(props)} type={type} dir="auto" className={styles.control} />
      )}
    </FieldFrame>
  );
}

export interface PasswordFieldProps
  extends FieldFrameProps, ControlProps<HTMLInputElement>, Pick<TextInputProps, 'isReadOnly' | 'placeholder'> {
  /** Tells password managers whether to fill in or to generate a password. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Accessible names of the reveal button, without the field's label, so that queries by label find the field alone. The label describes it. */
  revealLabel: string;
  /** The accessible name of that button while the password is shown. */
  concealLabel: string;
}
/** A password input with a button that reveals its value. */
export function PasswordField({ autoComplete, revealLabel, concealLabel, ...props }: PasswordFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const reveal = isRevealed ? { label: concealLabel, icon: <EyeOffIcon /> } : { label: revealLabel, icon: <EyeIcon /> };
  return (
    <FieldFrame {...props}>
      {(frame, labelId) => (
        <span className={styles.adornedControl}>
          <input
            {...frame}
            {...controlAttributes(props)}
            {...textInputAttributes({ ...props, autoComplete, autoCapitalize: 'none', spellCheck: false })}
            type={isRevealed ? 'text' : 'password'}
            className={classNames(styles.control, styles.paddingForEnd)}
          />
          <span className={styles.endAdornment}>
            <IconButton {...reveal} aria-describedby={labelId} isDisabled={props.isDisabled} onClick={() => setIsRevealed(!isRevealed)} />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldFrameProps, ControlProps<HTMLTextAreaElement>, TextInputProps {}
/** A multi-line text input. It grows with its content. */
export function TextAreaField(props: TextAreaFieldProps) {
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <textarea
          {...frame}
          {...controlAttributes(props)}
          {...textInputAttributes(props)}
          dir="auto"
          className={classNames(styles.control, styles.textArea)}
        />
      )}
    </FieldFrame>
  );
}

export interface SearchFieldProps extends FieldFrameProps, ControlProps<HTMLInputElement>, TextInputProps {}
/** A search input. Its label is visually hidden by default. */
export function SearchField({ isLabelHidden = true, ...props }: SearchFieldProps) {
  return (
    <FieldFrame {...props} isLabelHidden={isLabelHidden}>
      {(frame) => (
        <span className={classNames(styles.adornedControl, styles.searchBox)}>
          <span className={styles.startAdornment}>
            <SearchIcon />
          </span>
          <input
            {...frame}
            {...controlAttributes(props)}
            {...textInputAttributes(props)}
            type="search"
            dir="auto"
            className={classNames(styles.control, styles.search, styles.pill, styles.paddingForStart)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
