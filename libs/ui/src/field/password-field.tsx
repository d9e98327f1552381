import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A secret with a button that shows and hides it. */
export function PasswordField({
  autoComplete = 'current-password',
  ...rest
}: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
          style={{ marginRight: -8 }}
        >
          {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      }
    />
  );
}
