import { paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../context/owner-context.ts';
import styles from '../../settings-parts/fields/fields.module.css';
import { SwitchField } from '../../settings-parts/fields/switch-field.tsx';
import { TextField } from '../../settings-parts/fields/text-field.tsx';
import { PricePreview } from '../../settings-parts/previews.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['payment_link', 'payment_link_mexico', 'price_usd', 'price_mxn', 'show_price'] as const;

/** How the prompts are sold. */
export function PromptsSection() {
  const section = useSection('prompts', names);
  const { prompts } = useDesk().copy.settings;
  const { values, set } = section;
  return (
    <SectionForm section={section} heading={prompts.heading} seenAt={paths.aiPrompts}>
      <TextField
        at="payment_link"
        type="url"
        label={prompts.link}
        value={values.payment_link}
        onChange={(address) => set('payment_link', address)}
        help={prompts.link_help}
        placeholder="https://"
      />
      <TextField
        at="payment_link_mexico"
        type="url"
        label={prompts.link_mexico}
        value={values.payment_link_mexico}
        onChange={(address) => set('payment_link_mexico', address)}
        placeholder="https://"
      />
      <div className={styles.pair}>
        <TextField
          at="price_usd"
          type="number"
          label={`${prompts.price} (USD)`}
          value={values.price_usd}
          onChange={(price) => set('price_usd', price)}
        />
        <TextField
          at="price_mxn"
          type="number"
          label={`${prompts.price_mexico} (MXN)`}
          value={values.price_mxn}
          onChange={(price) => set('price_mxn', price)}
        />
      </div>
      <SwitchField
        at="show_price"
        label={prompts.show_price}
        value={values.show_price}
        onChange={(isShown) => set('show_price', isShown)}
      />
      <PricePreview usd={values.price_usd} mxn={values.price_mxn} isShown={values.show_price} />
    </SectionForm>
  );
}
