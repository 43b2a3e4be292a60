import type { ComponentProps } from 'react';
import { Page } from './Page.tsx';
import { EmptyState } from './StateMessage.tsx';

type PageMessageProps = Omit<ComponentProps<typeof EmptyState>, 'heading'> & {
  /** The title of the browser tab, if it differs from the message's. */
  tabTitle?: string;
};

/** A screen with a single message. */
export const PageMessage = ({ tabTitle, ...message }: PageMessageProps) => (
  <Page title={tabTitle ?? message.title}>
    <EmptyState {...message} heading="h1" />
  </Page>
);
