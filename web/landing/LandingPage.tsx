import { PublicFrame, SignInLink } from '../app/Shell.tsx';
import { signInAddress } from '../members/signIn.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './LandingPage.module.css';
import { RoomPicture } from './RoomPicture.tsx';

const features: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'users',
    title: 'User Management',
    text: 'Roles for organisers, moderators and administrators, and admin controls over who may do what.',
  },
  {
    icon: 'table',
    title: 'Event Planning',
    text: 'Guest lists, tables and as many seating arrangements for an event as you care to compare.',
  },
  {
    icon: 'shield',
    title: 'Enterprise Security',
    text: 'Sign-in through your identity provider, and every admin action kept in an audit log.',
  },
];

/** What the product is, for whom is signed out (specification, section 2). */
export const LandingPage = () => (
  <PublicFrame action={<SignInLink />}>
    <Page title="Who sits where" width="full">
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.claim}>Everyone in the right seat.</h1>
          <p className={styles.lead}>
            Bring in the guest list, lay out the tables, and settle who sits beside whom. Your team
            sees every change as it happens; your guests get one link.
          </p>
          <ButtonLink variant="primary" size="lg">
            <a href={signInAddress()}>
              Get Started
              <Icon name="arrowRight" />
            </a>
          </ButtonLink>
        </div>
        <RoomPicture />
      </section>
      <section className={styles.features} aria-label="What it does">
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
          <h2 className={styles.readyTitle}>Ready to Get Started?</h2>
          <p>Sign in and your first event is a minute away.</p>
        </div>
        <a className={styles.readyLink} href={signInAddress()}>
          Sign In Now
        </a>
      </section>
    </Page>
    <footer className={styles.footer}>
      <p>Dinner Seating Planner</p>
      <p>Seating for dinners, conferences and corporate events.</p>
    </footer>
  </PublicFrame>
);
