import { useOwner } from '../context/owner-context.ts';
import { LaunchChecklist } from '../settings-parts/launch-checklist/launch-checklist.tsx';
import { Passkeys } from '../settings-parts/passkeys/passkeys.tsx';
import { SettingsSection } from '../settings-parts/settings-section.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { PasswordForm } from './password-form.tsx';
import { SectionIndex } from './section-index.tsx';
import { ActivitySection } from './sections/activity-section.tsx';
import { BrandSection } from './sections/brand-section.tsx';
import { CardsSection } from './sections/cards-section.tsx';
import { ClientsSection } from './sections/clients-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { CopiesSection } from './sections/copies-section.tsx';
import { CountrySection } from './sections/country-section.tsx';
import { GuardSection } from './sections/guard-section.tsx';
import { ImagesSection } from './sections/images-section.tsx';
import { ImportsSection } from './sections/imports-section.tsx';
import { LegalSection } from './sections/legal-section.tsx';
import { OldBlogSection } from './sections/old-blog-section.tsx';
import { OutcomesSection } from './sections/outcomes-section.tsx';
import { PressSection } from './sections/press-section.tsx';
import { PromptsSection } from './sections/prompts-section.tsx';
import { QuotesSection } from './sections/quotes-section.tsx';
import { SessionsSection } from './sections/sessions-section.tsx';
import { SwitchesSection } from './sections/switches-section.tsx';
import { TestimonialsSection } from './sections/testimonials-section.tsx';
import { VideosSection } from './sections/videos-section.tsx';
import styles from './settings.module.css';

/** The whole page of settings: what is still a sample first, then part by part. */
export function SettingsSections() {
  const { passkeys, settings } = useOwner().messages;
  return (
    <>
      <PageHeading title={settings.title}>
        <p>{settings.intro}</p>
      </PageHeading>
      <div className={styles.page}>
        <SectionIndex />
        <div className={styles.sections}>
          <SettingsSection id="launch" heading={settings.samples.heading} help={settings.samples.intro}>
            <LaunchChecklist />
          </SettingsSection>
          <BrandSection />
          <ContactSection />
          <ClientsSection />
          <PressSection />
          <TestimonialsSection />
          <CardsSection />
          <OutcomesSection />
          <VideosSection />
          <SwitchesSection />
          <QuotesSection />
          <PromptsSection />
          <CountrySection />
          <LegalSection />
          <ImagesSection />
          <OldBlogSection />
          <ImportsSection />
          <CopiesSection />
          <GuardSection />
          <SettingsSection id="change-password" heading={settings.password.heading}>
            <PasswordForm />
          </SettingsSection>
          <SettingsSection id="passkeys" heading={passkeys.heading} help={passkeys.help}>
            <Passkeys />
          </SettingsSection>
          <SessionsSection />
          <ActivitySection />
        </div>
      </div>
    </>
  );
}
