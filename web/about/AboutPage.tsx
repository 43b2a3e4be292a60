import { t } from '../texts/en/about.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './AboutPage.module.css';
import { Keys } from './Keys.tsx';

const steps: readonly { title: string; text: string }[] = [
  { title: t('step-event'), text: t('step-event-text') },
  { title: t('step-people'), text: t('step-people-text') },
  { title: t('step-tables'), text: t('step-tables-text') },
  { title: t('step-seats'), text: t('step-seats-text') },
  { title: t('step-share'), text: t('step-share-text') },
];

const consequences: readonly { icon: IconName; text: string }[] = [
  { icon: 'users', text: t('history-together') },
  { icon: 'undo', text: t('history-undo') },
  { icon: 'print', text: t('history-compare') },
  { icon: 'shield', text: t('history-trust') },
];

/** Explains to members what the product does and how to work with it (specification, section 2). */
export const AboutPage = () => (
  <Page title={t('title')}>
    <header className={styles.header}>
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </header>
    <section aria-labelledby="planning" className={styles.section}>
      <h2 id="planning" className={styles.heading}>
        {t('planning')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <div>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.actions}>
        <ButtonLink to="/events" variant="primary">
          {t('to-events')}
        </ButtonLink>
        <ButtonLink to="/seating">{t('to-seating')}</ButtonLink>
      </p>
    </section>
    <Card aria-labelledby="history" className={styles.card}>
      <h2 id="history" className={styles.heading}>
        {t('history')}
      </h2>
      <p className={styles.text}>{t('history-text')}</p>
      <ul className={styles.consequences}>
        {consequences.map(({ icon, text }) => (
          <li key={icon} className={styles.consequence}>
            <Icon name={icon} size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
    <div className={styles.columns}>
      <Keys />
      <section aria-labelledby="who">
        <h2 id="who" className={styles.heading}>
          {t('who')}
        </h2>
        <p className={styles.text}>{t('who-text')}</p>
      </section>
    </div>
  </Page>
);
