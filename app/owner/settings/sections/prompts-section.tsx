import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { SwitchField } from '../../settings-parts/fields/switch-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import styles from '../../settings-parts/fields.module.css';
import { PricePreview } from '../../settings-parts/previews.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['payment_link', 'payment_link_mexico', 'price_usd', 'price_mxn', 'show_price'] as const;

/** How the prompts are sold. */
export function PromptsSection() {
  const section = useSection('prompts', names);
  const { prompts } = useOwner().messages.settings;
  const { values, field } = section;
  return (
    <SectionForm section={section} heading={prompts.heading} seenAt={paths.aiPrompts}>
      <TextField
        {...field('payment_link')}
        type="url"
        label={prompts.link}
        help={prompts.link_help}
        placeholder="https://"
      />
      <TextField
        {...field('payment_link_mexico')}
        type="url"
        label={prompts.link_mexico}
        placeholder="https://"
      />
      <div className={styles.pair}>
        <TextField {...field('price_usd')} type="number" label={`${prompts.price} (USD)`} />
        <TextField {...field('price_mxn')} type="number" label={`${prompts.price_mexico} (MXN)`} />
      </div>
      <SwitchField {...field('show_price')} label={prompts.show_price} />
      <PricePreview usd={values.price_usd} mxn={values.price_mxn} isVisible={values.show_price} />
    </SectionForm>
  );
}
