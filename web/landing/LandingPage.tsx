import { PublicFrame, SignInLink } from '../app/PublicFrame.tsx';
import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/landing.ftl';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
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
    <ButtonLink variant="primary" className={styles.headerStart}>
      <a href={signInAddress()}>{t('get-started')}</a>
    </ButtonLink>
  </>
);

/** What the product is, for whom is signed out (specification, section 2). */
export const LandingPage = () => (
  <PublicFrame action={<HeaderLinks />}>
    <Page title={t('title')} width="full">
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.claim}>{t('claim')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <ButtonLink variant="primary" size="lg">
            <a href={signInAddress()}>
              {t('get-started')}
              <Icon name="arrowRight" />
            </a>
          </ButtonLink>
        </div>
        <RoomPicture />
      </section>
      <section className={styles.features} aria-label={t('what-it-does')}>
        {features.map(({ icon, title, text }) => (
          <Card key={title} as="article" className={styles.feature}>
            <span className={styles.icon}>
              <Icon name={icon} size={22} />
            </span>
            <h2 className={styles.featureTitle}>{title}</h2>
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
