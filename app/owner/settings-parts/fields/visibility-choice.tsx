import { useOwner } from '../../context/owner-context.ts';
import type { Visibility } from '../settings-form.ts';
import { ChoiceField } from './choice-field.tsx';

interface VisibilityChoiceProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
}

/** What a section of the site shows: what came with it, nothing, or what the owner writes here. */
export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  const { shown } = useOwner().messages.settings;
  const choices = (['sample', 'hidden', 'own'] as const).map((name) => ({ value: name, label: shown[name] }));
  return <ChoiceField legend={shown.legend} value={value} choices={choices} onChange={onChange} />;
}
