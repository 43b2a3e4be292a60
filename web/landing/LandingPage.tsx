import { PublicFrame, SignInLink } from '../app/PublicFrame.tsx';
import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/landing.ftl';
import { ButtonAnchor } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import shared from '../ui/shared.module.css';
import styles from './LandingPage.module.css';
import { RoomPicture } from './RoomPicture.tsx';

const features: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'users', title: t('users'), text: t('users-text') },
  { icon: 'table', title: t('events'), text: t('events-text') },
  { icon: 'shield', title: t('security'), text: t('security-text') },
];

const HeaderLinks = () => (
  <>
    <SignInLink />
    <ButtonAnchor href={signInAddress()} variant="primary">
      {t('get-started')}
    </ButtonAnchor>
  </>
);

/** The landing page for signed-out visitors (specification, section 2). */
export const LandingPage = () => (
  <PublicFrame action={<HeaderLinks />}>
    <Page title={t('title')} width="full">
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.claim}>{t('claim')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <ButtonAnchor href={signInAddress()} variant="primary" size="lg">
            {t('get-started')}
            <Icon name="arrowRight" />
          </ButtonAnchor>
        </div>
        <RoomPicture />
      </section>
      <section className={styles.features} aria-label={t('what-it-does')}>
        {features.map(({ icon, title, text }) => (
          <Card key={title} as="article" className={styles.feature}>
            <span className={styles.icon}>
              <Icon name={icon} size={22} />
            </span>
            <h2 className={shared.heading}>{title}</h2>
            <p className={styles.featureText}>{text}</p>
          </Card>
        ))}
      </section>
      <section className={styles.ready}>
        <div>
          <h2 className={styles.readyTitle}>{t('ready')}</h2>
          <p>{t('ready-text')}</p>
        </div>
        <a className={styles.readyLink} href={signInAddress()}>
          {t('sign-in-now')}
        </a>
      </section>
    </Page>
    <footer className={styles.footer}>
      <p>{t('product')}</p>
      <p>{t('footer')}</p>
    </footer>
  </PublicFrame>
);
