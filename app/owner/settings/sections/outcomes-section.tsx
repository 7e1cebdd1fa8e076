import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
import { EntryList } from '../../settings-parts/fields/entry-list.tsx';
import { WordsField } from '../../settings-parts/fields/localized-text-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['outcomes'] as const;
const nothing = { en: '', es: '' };
const blank = { title: nothing, situation: nothing, action: nothing, outcome: nothing };
const parts = ['situation', 'action', 'outcome'] as const;

/** "When It Mattered". */
export function OutcomesSection() {
  const section = useSection('outcomes', names);
  const { home } = useDesk().copy.settings;
  return (
    <SectionForm
      section={section}
      heading={home.outcomes}
      help={home.outcomes_help}
      seenAt={paths.homeWhenItMattered}
    >
      <EntryList
        at="outcomes"
        max={8}
        list={section.values.outcomes}
        onChange={(next) => section.change('outcomes', next)}
        blank={blank}
        nameOf={({ title }) => title.en}
      >
        {(entry, at, set) => (
          <>
            <WordsField
              at={`${at}.title`}
              label={home.outcome_title}
              value={entry.title}
              onChange={(title) => set({ title })}
            />
            {parts.map((part) => (
              <WordsField
                key={part}
                at={`${at}.${part}`}
                label={home[`outcome_${part}`]}
                value={entry[part]}
                onChange={(words) => set({ [part]: words })}
                rows={3}
              />
            ))}
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}
