import type { ComponentProps } from 'react';
import { Page } from './Page.tsx';
import { EmptyState } from './StateMessage.tsx';

type PageMessageProps = Omit<ComponentProps<typeof EmptyState>, 'heading'> & {
  /** The browser tab's title, where it is not that of the message. */
  tabTitle?: string;
};

/** A screen that has one message to show, and nothing else. */
export const PageMessage = ({ tabTitle, ...message }: PageMessageProps) => (
  <Page title={tabTitle ?? message.title}>
    <EmptyState {...message} heading="h1" />
  </Page>
);
