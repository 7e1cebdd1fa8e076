import { type ReactNode, use } from 'react';
import { useOwner } from '../../context/owner-context.ts';
import { type ControlProps, Field } from '../../forms/fields.tsx';
import { fieldErrorMessage } from '../change-message.ts';
import { FieldErrorsContext, fieldId } from './field-errors.ts';

interface SettingFieldProps {
  /** Which setting it is, or which part of one. */
  at: string;
  label: string;
  help?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A field of the settings, with what was wrong with it when its section was sent. */
export function SettingField({ at, ...more }: SettingFieldProps) {
  const owner = useOwner();
  const found = use(FieldErrorsContext).find((error) => error.at === at);
  return <Field {...more} id={fieldId(at)} error={found && fieldErrorMessage(found, owner)} />;
}
