import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { EntryList } from '../../settings-parts/fields/entry-list.tsx';
import { LocalizedTextField } from '../../settings-parts/fields/localized-text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['outcomes'] as const;
const nothing = { en: '', es: '' };
const blank = { title: nothing, situation: nothing, action: nothing, outcome: nothing };
const parts = ['situation', 'action', 'outcome'] as const;

/** "When It Mattered". */
export function OutcomesSection() {
  const section = useSection('outcomes', names);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm
      section={section}
      heading={home.outcomes}
      help={home.outcomes_help}
      seenAt={paths.homeWhenItMattered}
    >
      <EntryList section={section} name="outcomes" max={8} blank={blank} nameOf={({ title }) => title.en}>
        {(field) => (
          <>
            <LocalizedTextField {...field('title')} label={home.outcome_title} />
            {parts.map((part) => (
              <LocalizedTextField key={part} {...field(part)} label={home[`outcome_${part}`]} rows={3} />
            ))}
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}
