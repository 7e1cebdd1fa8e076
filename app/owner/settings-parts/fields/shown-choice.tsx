import { useDesk } from '../../context/owner-context.ts';
import type { Shown } from '../settings-form.ts';
import { ChoiceField } from './choice-field.tsx';

interface ShownChoiceProps {
  value: Shown;
  onChange: (value: Shown) => void;
}

/** What a section of the site shows: what came with it, nothing, or what the owner writes here. */
export function ShownChoice({ value, onChange }: ShownChoiceProps) {
  const { shown } = useDesk().copy.settings;
  const choices = (['sample', 'hidden', 'own'] as const).map((name) => ({ value: name, label: shown[name] }));
  return <ChoiceField legend={shown.legend} value={value} choices={choices} onChange={onChange} />;
}
