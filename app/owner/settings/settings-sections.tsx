import { useDesk } from '../context/owner-context.ts';
import { LaunchList } from '../settings-parts/launch-checklist/launch-checklist.tsx';
import { PasskeysSection } from '../settings-parts/passkeys/passkeys-section.tsx';
import frame from '../settings-parts/section-form.module.css';
import { SectionIndex } from './section-index.tsx';
import { ActivitySection } from './sections/activity-section.tsx';
import { BrandSection } from './sections/brand-section.tsx';
import { CardsSection } from './sections/cards-section.tsx';
import { ClientsSection } from './sections/clients-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { CountrySection } from './sections/country-section.tsx';
import { ImagesSection } from './sections/images-section.tsx';
import { OldBlogSection } from './sections/old-blog-section.tsx';
import { OutcomesSection } from './sections/outcomes-section.tsx';
import { PasswordSection } from './sections/password-section.tsx';
import { PressSection } from './sections/press-section.tsx';
import { PromptsSection } from './sections/prompts-section.tsx';
import { QuotesSection } from './sections/quotes-section.tsx';
import { SessionsSection } from './sections/sessions-section.tsx';
import { SwitchesSection } from './sections/switches-section.tsx';
import { TestimonialsSection } from './sections/testimonials-section.tsx';
import { FilmsSection } from './sections/videos-section.tsx';
import styles from './settings-sections.module.css';

/** The whole page of settings: what is still a sample first, then part by part. */
export function SettingsDesk() {
  const { settings } = useDesk().copy;
  return (
    <>
      <header className={styles.head}>
        <h1>{settings.title}</h1>
        <p>{settings.intro}</p>
      </header>
      <div className={styles.desk}>
        <SectionIndex />
        <div className={styles.sections}>
          <section id="launch" className={frame.section} aria-labelledby="launch-heading">
            <div className={frame.head}>
              <h2 id="launch-heading">{settings.samples.heading}</h2>
            </div>
            <p className={frame.help}>{settings.samples.intro}</p>
            <LaunchList />
          </section>
          <BrandSection />
          <ContactSection />
          <ClientsSection />
          <PressSection />
          <TestimonialsSection />
          <CardsSection />
          <OutcomesSection />
          <FilmsSection />
          <SwitchesSection />
          <QuotesSection />
          <PromptsSection />
          <ImagesSection />
          <OldBlogSection />
          <CountrySection />
          <PasswordSection />
          <PasskeysSection />
          <SessionsSection />
          <ActivitySection />
        </div>
      </div>
    </>
  );
}
